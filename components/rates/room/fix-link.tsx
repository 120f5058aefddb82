import { compactButtonClass } from '@/components/ui/compact-button';
import type { FixWords } from './ways-words';

/** The nearest change after which a room can be had, as one click. */
export function FixLink({ fix }: { fix: FixWords | null }) {
  if (!fix) return null;
  return (
    <a href={fix.href} className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}>
      {fix.text}
    </a>
  );
}
