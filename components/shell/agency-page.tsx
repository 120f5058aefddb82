import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';

/** The measure of the desks: 32 px margins, 16 on a telephone. */
const measure = 'mx-auto w-full max-w-[1440px] px-4 desk:px-8';

type PageProps = {
  /** Above the title: the way back. */
  before?: ReactNode;
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** At the right of the title: a switch, a quiet link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Title, line beneath it and content of a page of the agency surface. */
export function AgencyPage({ before, title, lead, aside, children }: PageProps) {
  return (
    <div className={`${measure} pt-6 pb-16 desk:pt-8 desk:pb-24`}>
      {before}
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-28">{title}</h1>
          {lead && <p className="mt-1 max-w-[68ch] text-pretty text-soft">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="mt-6">{children}</div>
    </div>
  );
}

type Fact = { title: string; text: string };
type Step = { href: string; label: string };

type EmptyProps = {
  /** What is not here yet, in one short sentence. */
  headline: string;
  /** What will be here, and for whom. */
  facts: readonly Fact[];
  /** What can be done today. */
  next?: Step & { note?: string };
  /** Further ways, quietly. */
  ways?: readonly Step[];
};

/** The designed empty state: headline, two or three facts, one step that works today. */
export function EmptyState({ headline, facts, next, ways = [] }: EmptyProps) {
  return (
    <section className="max-w-[880px] rounded-desk border border-line bg-surface">
      <h2 className="px-5 py-4 text-18 leading-6 desk:px-6">{headline}</h2>
      <dl className="border-t border-line">
        {facts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-0.5 border-b border-line-faint px-5 py-3.5 last:border-0 desk:grid-cols-[200px_1fr] desk:px-6"
          >
            <dt className="font-bold">{title}</dt>
            <dd className="max-w-[62ch] text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {(next || ways.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 desk:px-6">
          {next && (
            <a href={next.href} data-soft className={compactButtonClass('primary')}>
              {next.label}
            </a>
          )}
          {next?.note && <p className="text-13 text-soft">{next.note}</p>}
          {ways.map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </div>
      )}
    </section>
  );
}

/** A way on in bold, as in the pictures of the desks. */
export function TextLink({ href, children, hasArrow = false, isBack = false }: LinkProps) {
  return (
    <a
      href={href}
      data-soft
      className="inline-flex min-h-6 items-center gap-1.5 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
    >
      {isBack && <Icon name="left" />}
      {children}
      {hasArrow && <Icon name="right" />}
    </a>
  );
}

type LinkProps = {
  href: string;
  children: ReactNode;
  hasArrow?: boolean;
  /** With an arrow before it: to where one came from. */
  isBack?: boolean;
};
