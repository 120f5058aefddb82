import type { ReactNode } from 'react';

type Props = { label: ReactNode; more?: ReactNode; children: ReactNode; isStrong?: boolean };

/** A fact of a lead in the list of them. */
export function Line({ label, more, children, isStrong }: Props) {
  return (
    <div
      className={`flex justify-between gap-4 border-b border-line-faint py-2 ${isStrong ? 'text-16 font-bold' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-soft'}>
        {label}
        {more && <span className="block text-12">{more}</span>}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
