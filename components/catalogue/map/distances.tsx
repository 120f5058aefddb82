import type { MapDistance } from '@/lib/catalogue/map/types';

/** The known distances in words; the rings on the map show the same. */
export function Distances({ distances, title }: { distances: MapDistance[]; title: string }) {
  if (distances.length === 0) return null;
  return (
    <dl
      aria-label={title}
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-x-6 border-line border-t"
    >
      {distances.map(({ kind, label, value }) => (
        <div key={`${kind} ${label}`} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
          <dt className="text-14 text-soft">{label}</dt>
          <dd className="text-right text-14 text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
