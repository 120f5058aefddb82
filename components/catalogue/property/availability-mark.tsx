import type { SeasonCell } from '@/lib/rates/property/rules/season';

type Props = { state: SeasonCell['state']; label: string; className?: string };

const tones: Record<Props['state'], string> = {
  available: 'text-positive',
  option: 'text-warning',
  onRequest: 'text-soft',
  sold: 'text-soft',
  notOffered: 'text-soft',
};

/** Availability as mark and word, never by colour alone: full dot, half dot, ring, dash, nothing. */
export function AvailabilityMark({ state, label, className = '' }: Props) {
  return (
    <span className={`inline-flex items-baseline gap-2 whitespace-nowrap text-13 ${tones[state]} ${className}`}>
      <svg width="8" height="8" aria-hidden="true" className="relative -top-px shrink-0">
        {state === 'available' && <circle cx="4" cy="4" r="4" fill="currentColor" />}
        {(state === 'option' || state === 'onRequest') && (
          <circle cx="4" cy="4" r="3.5" fill="none" stroke="currentColor" />
        )}
        {state === 'option' && <path d="M4 .5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />}
        {state === 'sold' && <path d="M0 4h8" stroke="currentColor" />}
      </svg>
      {label}
    </span>
  );
}
