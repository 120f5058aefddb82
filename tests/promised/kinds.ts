import { dayAt } from '@/lib/catalogue/place/property-time';
import { formatTime, type PlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import type { Told } from './dates';

/** What a date may be that promises nothing. A kind goes by what stands in the data and by the words around the date, never by the day alone. */
export type Kind = { name: string; holds: (told: Told, today: PlainDate) => boolean };

const { en, de } = messages;
const both = (read: (words: typeof en) => string) => [read(en), read(de)];
const startsWith = (text: string, words: readonly string[]) => words.some((word) => text.trimStart().startsWith(word));
const endsWith = (text: string, words: readonly string[]) => words.some((word) => text.trimEnd().endsWith(word));

/** The words of a sentence right before one of its values. */
function wordsBefore(sentence: string, value: string): string {
  const at = sentence.indexOf(`{${value}}`);
  return sentence.slice(sentence.lastIndexOf('}', at) + 1, at).trim();
}

const ZONE = 'Europe/Paris';

/** It is over, to the minute where one is named: nobody has to remember it. */
export function past(now: Date): Kind {
  const [today, time] = [dayAt(now, ZONE), formatTime(now, 'en', ZONE)];
  const isOver = (at: string | undefined) => at !== undefined && at <= time;
  return {
    name: 'past',
    holds: ({ date, after }) => date < today || (date === today && isOver(/^, (\d\d:\d\d)/.exec(after)?.[1])),
  };
}

export type Stay = { checkIn: PlainDate; checkOut: PlainDate };

/** The nights themselves: a period from arrival to departure, or one of both by its name. */
export const nights = (stays: readonly Stay[]): Kind => ({
  name: 'nights',
  holds: ({ date, period, after }) =>
    stays.some(({ checkIn, checkOut }) => {
      if (period) return period[0] === checkIn && period[1] === checkOut;
      if (date === checkIn)
        return startsWith(
          after,
          both(({ clientOffer }) => clientOffer.due.arrival),
        );
      return (
        date === checkOut &&
        startsWith(
          after,
          both(({ clientOffer }) => clientOffer.due.departure),
        )
      );
    }),
});

const there = both(({ clientOffer }) => clientOffer.due.atHotel);
/** „Mo“ before a day. */
const WEEKDAY = /(?<=\s)\p{Lu}\p{Ll}{1,2}\.?\s*$/u;

/** Paid to the house on arrival, as one pays at a counter: the offer says it, and whoever arrives is there. */
export const onTheSpot = (paid: readonly { on: PlainDate; percent: number }[]): Kind => ({
  name: 'paid on the spot',
  holds: ({ date, before, after }) =>
    paid.some(({ on, percent }) => {
      const named = percent >= 100 ? both(({ clientOffer }) => clientOffer.due.everything) : there;
      // On the page it is named behind its day, in the table of the document before it.
      return on === date && (startsWith(after, named) || endsWith(before.replace(WEEKDAY, ''), there));
    }),
});

const since = [
  ...both(({ booking }) => booking.page.booked),
  ...both(({ booking }) => wordsBefore(booking.page.cancel.asked, 'day')),
  ...both(({ mail }) => wordsBefore(mail.exchanged, 'day')),
];
const approved = both(({ clientOffer }) => clientOffer.stand.approved).concat(
  both((words) => words.clientOffer.approve.done),
);
const approvals = approved.map((sentence) => sentence.slice(0, sentence.indexOf('{')).trim());

/** When it was written, booked, approved, asked or exchanged: today. */
export const written: Kind = {
  name: 'written',
  holds: ({ date, before }, today) =>
    date === today && (endsWith(before, since) || approvals.some((words) => before.includes(words))),
};

/** How long the prices held of which one is booked. */
export const heldPrices = (validUntil: PlainDate): Kind => ({
  name: 'prices of what is booked',
  holds: ({ date, before }) =>
    date === validUntil &&
    endsWith(
      before,
      both(({ clientOffer }) => clientOffer.cover.validUntil),
    ),
});

/** How many rooms a house has free in a night. */
export const freeNights: Kind = {
  name: 'free rooms of a night',
  holds: ({ before }) =>
    endsWith(
      before,
      both(({ desk }) => wordsBefore(desk.freeOf, 'night')),
    ),
};

const effects = both(({ desk }) => desk.effect.extension.slice(desk.effect.extension.indexOf('other {') + 7)).map(
  (sentence) => sentence.replace(/\}+$/, '').split('{until}'),
);

/** What an answer would change, beside the button that gives it. */
export const effect: Kind = {
  name: 'effect of an answer',
  holds: ({ before, after }) =>
    effects.some(([first = '', last = '']) => before.includes(first) && after.includes(last)),
};

/** A page that closes although all that was to be done on it is done. */
export const ofWhatIsPaid = (closes: PlainDate): Kind => ({
  name: 'closing of what is paid',
  holds: ({ date }) => date === closes,
});

/** Until when the link of a mail opens: what it asks is at the desk all the same, and has its own day. */
export const keyEnds = (day: PlainDate): Kind => ({ name: 'end of a link', holds: ({ date }) => date === day });

/** Days that stand in our own words, as examples of how one is typed. */
const examples = [en, de].flatMap(({ form: { dayPlaceholders }, error }) => [
  `${dayPlaceholders.checkIn} ${dayPlaceholders.checkOut}`,
  error.dayUnreadable,
]);

export function withoutExamples(text: string): string {
  return examples.reduce(
    (rest, example) => rest.replaceAll(example.replace(/\s+/g, ' '), ''),
    text.replace(/\s+/g, ' '),
  );
}
