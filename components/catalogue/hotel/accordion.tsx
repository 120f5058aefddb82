import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

const row = 'grid grid-cols-[1fr_16px] items-center gap-x-6 gap-y-1 py-4 desk:grid-cols-[176px_1fr_16px]';

type Props = {
  title: string;
  /** What the section says in one line, so that it need not be opened. */
  essence?: string | null;
  isOpen?: boolean;
  /** Said instead of the content: then there is nothing to open. */
  empty?: string | null;
  children?: ReactNode;
};

/** A section on a hairline; opens without script. */
export function Accordion({ title, essence, isOpen = false, empty = null, children }: Props) {
  if (empty !== null) {
    return (
      <div className={`${row} border-t border-line`}>
        <h2 className="text-16 leading-6">{title}</h2>
        <p className="text-soft max-desk:col-span-2">{empty}</p>
      </div>
    );
  }
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className={`${row} list-none [&::-webkit-details-marker]:hidden`}>
        <h2 className="text-16 leading-6">{title}</h2>
        <span className="text-13 text-soft max-desk:order-last max-desk:col-span-2">{essence}</span>
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}

/** Label and text of a section. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2 desk:grid-cols-[176px_1fr]">
      <dt className="text-13 text-soft">{label}</dt>
      <dd className="max-w-[66ch]">{children}</dd>
    </div>
  );
}
