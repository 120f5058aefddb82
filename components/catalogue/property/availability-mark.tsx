import type { SeasonCell } from '@/lib/rates/property/rules/season';

type Props = { state: SeasonCell['state']; label: string; className?: string };

/** Availability as mark and word, never by colour alone: full dot, half dot, ring, dash, nothing (availability-mark.css). */
export function AvailabilityMark({ state, label, className }: Props) {
  return (
    <span data-state={state} className={className ? `availability ${className}` : 'availability'}>
      {label}
    </span>
  );
}
