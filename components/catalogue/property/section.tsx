import type { ReactNode } from 'react';

type Props = { id?: string; title: string; children: ReactNode; className?: string };

/** A section of the text column, opened by a hairline. */
export function Section({ id, title, children, className = '' }: Props) {
  return (
    <section id={id} className={`mt-14 border-line border-t pt-8 desk:mt-20 desk:pt-12 ${className}`}>
      <h2 className="mb-5 text-36 desk:mb-8">{title}</h2>
      {children}
    </section>
  );
}

/** A section over the full measure. With `hasLead` its first child stands beside the title. */
export function WideSection({ id, title, children, className = '', hasLead = false }: Props & { hasLead?: boolean }) {
  return (
    <section
      id={id}
      className={`wide-section mt-16 border-line border-t pt-8 desk:mt-24 desk:pt-12 ${className}`}
      data-lead={hasLead ? '' : undefined}
    >
      <h2 className={`text-48 ${hasLead ? '' : 'mb-8 desk:mb-12'}`}>{title}</h2>
      {children}
    </section>
  );
}
