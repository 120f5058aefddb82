'use client';

import type { CSSProperties, ReactNode } from 'react';
import { RoomCard, type RoomCardWords } from '@/components/catalogue/hotel/room-card';
import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { numbered } from '@/lib/platform/numbered';
import { AskException } from './ask-exception';
import { AvailabilityLine, type AvailabilityWords } from './availability-line';
import { FixLink } from './fix-link';
import { type ColumnWords, RateHeads, RateRow, type RateWords, rateLabels } from './rate-row';
import { type RoomParty, rateData, roomData, type SharedRates } from './rates-in-list';
import { RatesInPlace } from './rates-in-place';
import type { ExceptionWords, FixWords } from './ways-words';

/** Where its rates are looked for. */
const LIST = 'rates';

/** A rate with what its list needs to know of it: what it costs, and whether who does not come pays. */
export type ListedRate = RateWords & { price: number | null; hasNoShowClause: boolean };

/** The rates of a room for those who would sleep in it. */
export type RatesOfRoomWords = {
  label: string;
  party: RoomParty;
  rates: readonly ListedRate[];
  /** Paid at the hotel. */
  taxes: readonly string[];
  /** Where some are left out. */
  all?: { href: string; text: string };
};

/** Why there are no rates. */
type NoRateWords = { said: string; why?: string };

/** A room of the matrix, in finished words. */
export type RoomWords = {
  id: string;
  card: RoomCardWords;
  picture: ReactNode;
  availability: AvailabilityWords;
  rates?: RatesOfRoomWords | NoRateWords;
  ask?: true;
  /** Of a room that cannot be had: the nearest change after which it can, or an exception asked for. */
  fix?: FixWords;
  exception?: ExceptionWords;
};

export type RoomSection = { title: string; text?: string; prices?: string; rooms: readonly RoomWords[] };

/** `selectRate` with {rate} and {room} in it. */
type ListWords = Record<'select' | 'selectRate' | 'terms' | 'moreThere', string> & {
  ask: { href: string; text: string };
  columns: ColumnWords;
};

type Props = {
  words: ListWords;
  /** Where nothing can be had. */
  empty: { title: string; why: string } | null;
  sections: readonly RoomSection[];
  shared: SharedRates;
};

/** Rooms × rates, drawn in the browser: a page hands on their words, which are a quarter of the elements around them. */
export function RoomList({ words, empty, sections, shared }: Props) {
  const labels = rateLabels(words.columns);
  return (
    <div id={LIST} className="grid gap-10">
      {empty && (
        <div>
          <h2 className="text-18 leading-6">{empty.title}</h2>
          <p className="mt-1 text-soft">{empty.why}</p>
        </div>
      )}
      {sections.map(({ title, text, prices, rooms }) => (
        <section key={title}>
          <h2 className="text-18 leading-6">{title}</h2>
          {prices && (
            <>
              <RateHeads title={prices} names={words.columns} className="mt-3 py-2 pr-5 pl-9" />
              <p className="mt-2 text-12 text-soft menu:hidden">{prices}</p>
            </>
          )}
          {text && <p className="mt-1 max-w-[68ch] text-soft">{text}</p>}
          <ul className={`${prices ? 'mt-2' : 'mt-3'} grid gap-4`}>
            {rooms.map((room) => (
              <li key={room.id} id={`room-${room.id}`}>
                <Room {...{ room, words, labels }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RatesInPlace listId={LIST} {...shared} />
    </div>
  );
}

type RoomProps = { room: RoomWords; words: ListWords; labels: CSSProperties };

function Room({ room, words, labels }: RoomProps) {
  const { card, picture, availability, rates, ask, fix, exception } = room;
  return (
    <RoomCard
      room={card}
      picture={picture}
      availability={<AvailabilityLine words={availability} />}
      offers={
        rates && ('said' in rates ? <NoRate words={rates} /> : <Rates {...{ room, words, labels }} shown={rates} />)
      }
      action={
        <>
          {ask && (
            <a href={words.ask.href} className={compactButtonClass('quiet', 'medium', 'max-desk:w-full')}>
              {words.ask.text}
            </a>
          )}
          {fix && <FixLink fix={fix} />}
          {exception && <AskException words={exception} />}
        </>
      }
    />
  );
}

function NoRate({ words: { said, why } }: { words: NoRateWords }) {
  if (!why) return <p className="mt-4 text-13 text-soft">{said}</p>;
  return (
    <div className="mt-4">
      <p className="font-bold">{said}</p>
      <p className="text-13 text-soft">{why}</p>
    </div>
  );
}

function Rates({ room: { id, card }, words, labels, shown }: RoomProps & { shown: RatesOfRoomWords }) {
  const { label, party, rates, taxes, all } = shown;
  return (
    <>
      <ul
        aria-label={label}
        className="-mx-4 mt-4 desk:-mx-5"
        style={labels}
        {...roomData({ id, name: card.name }, party)}
      >
        {rates.map((rate) => (
          <RateRow
            key={rate.id}
            rate={rate}
            data={rateData(rate)}
            action={
              <button
                type="button"
                disabled
                aria-label={fill(words.selectRate, { rate: rate.name, room: card.name })}
                className={compactButtonClass('quiet', 'small', 'w-full')}
              >
                {words.select}
              </button>
            }
          >
            <details>
              <summary title={words.terms} aria-label={`${words.terms} ${rate.name}`} />
              <a href={card.shop?.href}>{words.moreThere}</a>
            </details>
          </RateRow>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-6 text-12 text-soft">
        {numbered(taxes).map(({ number, value: tax }) => (
          <span key={number}>{tax}</span>
        ))}
        {all && (
          <a
            href={all.href}
            data-soft
            data-stays
            className="inline-flex min-h-6 items-center gap-1.5 text-13 font-bold text-main-ink hover:underline"
          >
            {all.text}
            <span className="sr-only">{card.name}</span>
          </a>
        )}
      </p>
    </>
  );
}
