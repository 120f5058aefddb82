import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureValue } from '@/lib/platform/media/types';

export type CardFact = { label: string; lines: readonly string[] };

/** What an agent is told of an alternative, in finished sentences. */
export type CardFacts = {
  title: string;
  house: string;
  /** The client does not know it yet. */
  news: string | null;
  picture: PictureValue | null;
  facts: readonly CardFact[];
  /** Of several rooms each with who sleeps in it, and its part of the price. */
  rooms: readonly { name: string; more: string; part: string | null }[];
  roomsLabel: string;
  lead: { href: string; label: string; state: string; tone: 'held' | 'asked' | 'open' | 'over'; note: string } | null;
  /** Without a lead: what that means. */
  noLead: string;
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
  /** Of a version the client has answered: its client has chosen it, or another one. */
  choice?: { isChosen: boolean; label: string } | null;
};

const dots = {
  held: 'bg-positive',
  asked: 'bg-info',
  open: 'border-[1.5px] border-soft',
  over: 'bg-line-strong',
} as const;

/** One alternative as a card with its figures at the right: what is sold, what the client pays, what the agent earns. */
export function AlternativeCard({ position, card, moves, figures, deed, choice = null }: Props) {
  const { title, house, news, picture, facts, rooms, lead } = card;
  const border = choice?.isChosen ? 'border-positive outline outline-positive' : 'border-line';
  const isPassed = choice !== null && !choice.isChosen;
  return (
    <li className={`mb-3 overflow-hidden rounded-desk border bg-surface ${border}`}>
      <div className="grid desk:grid-cols-[48px_152px_minmax(0,1fr)_256px]">
        <div className="flex items-center gap-3 px-4 pt-3 desk:flex-col desk:gap-1.5 desk:px-0 desk:pt-[15px]">
          <span className="font-serif text-22 leading-[26px]! text-soft">{position}</span>
          {moves}
        </div>
        <div className="mt-3 h-44 bg-main-light2 desk:mt-0 desk:h-full desk:min-h-44">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 800px) 152px, 100vw"
              className={`size-full object-cover ${isPassed ? 'saturate-50' : ''}`}
            />
          )}
        </div>
        <div className="min-w-0 px-4 pt-3.5 pb-4">
          <h3 className={`font-serif text-22 leading-[26px]! ${isPassed ? 'text-soft' : ''}`}>{title}</h3>
          <p className="text-13 text-soft">
            {house}
            {news && <strong className="ml-1.5 text-main-ink">{news}</strong>}
          </p>
          <dl className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2 text-13 leading-[18px] stepper:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)]">
            {/* On a telephone two columns hold days and guests; rates and terms are sentences. */}
            {facts.map(({ label, lines }, index) => (
              <div key={label} className={`min-w-0 ${index < 2 ? '' : 'max-stepper:col-span-2'}`}>
                <dt className="text-12 leading-4 text-soft">{label}</dt>
                <dd>
                  {lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
            {rooms.length > 0 && (
              <div className="col-span-2 min-w-0">
                <dt className="text-12 leading-4 text-soft">{card.roomsLabel}</dt>
                {rooms.map(({ name, more, part }) => (
                  <dd key={`${name} ${more}`} className="flex flex-wrap justify-between gap-x-4">
                    <span className="min-w-0">
                      {name}, <span className="text-soft">{more}</span>
                    </span>
                    {part && <span className="figures ml-auto whitespace-nowrap">{part}</span>}
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </div>
        <div className="border-t border-line-faint desk:border-t-0 desk:border-l">{figures}</div>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-faint px-4 py-1.5 text-13">
        {choice && (
          <strong className={choice.isChosen ? 'text-positive' : 'font-normal text-soft'}>{choice.label}</strong>
        )}
        {lead ? (
          <>
            <span className="flex items-center gap-2 font-bold">
              <span aria-hidden className={`size-2 rounded-full ${dots[lead.tone]}`} />
              {lead.state}
            </span>
            <span className="text-12 text-soft">{lead.note}</span>
          </>
        ) : (
          <span className="text-12 text-soft">{card.noLead}</span>
        )}
        <span className="ml-auto flex items-center gap-4">
          {lead && (
            <a
              href={lead.href}
              className="inline-flex min-h-6 items-center font-bold text-main-ink hover:underline hover:underline-offset-4"
            >
              {lead.label}
            </a>
          )}
          {deed}
        </span>
      </div>
    </li>
  );
}

type FigureProps = { label: string; value: ReactNode; isStrong?: boolean };

/** A line of the figures: what it is, and how much. */
export function Figure({ label, value, isStrong = false }: FigureProps) {
  return (
    <dl className={`flex items-baseline justify-between gap-3 ${isStrong ? 'border-t border-line pt-2' : ''}`}>
      <dt className={isStrong ? 'font-bold' : 'text-soft'}>{label}</dt>
      <dd className={`figures text-right whitespace-nowrap ${isStrong ? 'text-18 leading-6 font-bold' : ''}`}>
        {value}
      </dd>
    </dl>
  );
}

type EarnedProps = { label: string; value: string; from: string | null };

/** What the agency earns, on its own ground below the figures; absent for whom may not know it. */
export function EarnedLine({ label, value, from }: EarnedProps) {
  return (
    <div className="mt-auto bg-main-light2 px-4 pt-2 pb-2.5 text-13">
      <dl className="flex items-baseline justify-between gap-3">
        <dt>{label}</dt>
        <dd className="figures font-bold whitespace-nowrap">{value}</dd>
      </dl>
      {from && <p className="text-right text-12 leading-4 text-soft">{from}</p>}
    </div>
  );
}
