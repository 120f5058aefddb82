import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureValue } from '@/lib/platform/media/types';

/** What an agent is told of an alternative, in finished sentences. */
export type CardFacts = {
  title: string;
  house: string;
  picture: PictureValue | null;
  facts: readonly { label: string; value: string; more: string | null }[];
  lead: { href: string; label: string; state: string } | null;
};

type Props = {
  position: number;
  card: CardFacts;
  /** At the left, under its number: moving it. */
  moves?: ReactNode;
  /** At the right: what it costs, and what is earned. */
  figures: ReactNode;
  /** In the foot, after the lead. */
  deed?: ReactNode;
  /** Its client has chosen it. */
  chosen?: string | null;
};

/** One alternative as a card with its figures at the right: what is sold, what the client pays, what the agent earns. */
export function AlternativeCard({ position, card, moves, figures, deed, chosen = null }: Props) {
  const { title, house, picture, facts, lead } = card;
  return (
    <li
      className={`mb-4 overflow-hidden rounded-desk border bg-surface ${chosen ? 'border-2 border-positive' : 'border-line'}`}
    >
      <div className="grid desk:grid-cols-[44px_150px_minmax(0,1fr)_264px]">
        <div className="flex items-center gap-3 px-4 pt-3 desk:flex-col desk:px-0">
          <span className="font-serif text-22 text-soft">{position}</span>
          {moves}
        </div>
        <div className="mt-3 h-44 bg-main-light2 desk:mt-0 desk:h-full">
          {picture && <Picture picture={picture} sizes="(min-width: 800px) 150px, 100vw" />}
        </div>
        <div className="min-w-0 px-4 py-3.5 desk:px-5">
          <h3 className="font-serif text-22 leading-7">{title}</h3>
          <p className="text-13 text-soft">{house}</p>
          <dl className="mt-3 grid grid-cols-1 gap-x-5 gap-y-2.5 text-13 stepper:grid-cols-2">
            {facts.map(({ label, value, more }) => (
              <div key={label} className="min-w-0">
                <dt className="text-12 text-soft">{label}</dt>
                <dd>
                  {value}
                  {more && <span className="block">{more}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="border-t border-line bg-sand/40 desk:border-t-0 desk:border-l">{figures}</div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-13 desk:px-5">
        {chosen && <strong className="text-positive">{chosen}</strong>}
        {lead && (
          <>
            <span>{lead.state}</span>
            <a href={lead.href} className="ml-auto min-h-6 font-bold text-main-ink hover:underline">
              {lead.label}
            </a>
          </>
        )}
        {deed}
      </div>
    </li>
  );
}

type FigureProps = { label: string; value: ReactNode; isStrong?: boolean };

/** A line of the figures: what it is, and how much. */
export function Figure({ label, value, isStrong = false }: FigureProps) {
  return (
    <dl className="flex items-baseline justify-between gap-3">
      <dt className={isStrong ? 'font-bold' : 'text-soft'}>{label}</dt>
      <dd className={`figures text-right whitespace-nowrap ${isStrong ? 'text-18 font-bold' : ''}`}>{value}</dd>
    </dl>
  );
}
