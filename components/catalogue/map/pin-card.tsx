import { X } from 'lucide-react';
import type { MapLabels, MapPin } from '@/lib/catalogue/map/types';
import { cn } from '@/lib/platform/cn';

type Props = {
  id: string;
  pins: MapPin[];
  labels: MapLabels;
  /** Which way it opens from the dot, so that it stays on the sheet. */
  side: 'left' | 'right' | 'centre';
  above: boolean;
  onClose: () => void;
};

/** The chosen property: name, price, the way there. Several when their dots share one spot. */
export function PinCard({ id, pins, labels, side, above, onClose }: Props) {
  return (
    <div
      id={id}
      className={cn(
        'pointer-events-auto absolute z-10 w-[248px] bg-paper py-4 pr-10 pl-4 shadow-float',
        side === 'right' && 'left-5',
        side === 'left' && 'right-5',
        side === 'centre' && '-translate-x-1/2',
        side === 'centre' ? (above ? 'bottom-5' : 'top-5') : above ? 'bottom-[-28px]' : 'top-[-28px]',
      )}
    >
      <button
        type="button"
        className="absolute top-2 right-2 flex size-8 items-center justify-center text-soft hover:text-ink"
        aria-label={labels.close}
        onClick={onClose}
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
      <ul className={cn('max-h-[220px] overflow-y-auto', pins.length > 1 && 'divide-y divide-line')}>
        {pins.map((pin) => (
          <li key={pin.id} className={cn(pins.length > 1 && 'py-3 first:pt-0 last:pb-0')}>
            <p className="serif text-22">{pin.name}</p>
            <p className="text-13 text-soft">{pin.place}</p>
            {pin.price && <p className="figures mt-1 text-14 text-ink">{pin.price}</p>}
            <a
              href={pin.href}
              className="mt-2 inline-block border-accent border-b text-14 text-ink hover:border-ink"
              aria-label={`${labels.viewProperty}: ${pin.name}`}
            >
              {labels.viewProperty}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
