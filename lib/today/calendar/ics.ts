import type { PlainDate } from '@/lib/platform/dates';
import { addDays } from '@/lib/platform/dates';

/** A moment, or days from the first to the one after the last. */
export type CalendarEvent = {
  /** The same for the same thing, so that a program moves it instead of showing it twice. */
  uid: string;
  summary: string;
  description: string;
  url: string;
} & ({ at: Date /** Hours before it. */; alarms: readonly number[] } | { from: PlainDate; until: PlainDate });

type Calendar = {
  name: string;
  language: string /** When it was made. */;
  stamp: Date;
  events: readonly CalendarEvent[];
};

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.1: no line is longer than 75 octets; what goes on begins with a space. No character is cut in two. */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dateOf = (day: PlainDate): string => day.replaceAll('-', '');

function linesOf(event: CalendarEvent, stamp: Date): string[] {
  const isMoment = 'at' in event;
  const when = isMoment
    ? [`DTSTART:${utc(event.at)}`]
    : [`DTSTART;VALUE=DATE:${dateOf(event.from)}`, `DTEND;VALUE=DATE:${dateOf(addDays(event.until, 1))}`];
  const alarms = isMoment
    ? event.alarms.flatMap((hours) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(event.summary)}`,
        `TRIGGER:-PT${hours}H`,
        'END:VALARM',
      ])
    : [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}@alpenglow.com`,
    `DTSTAMP:${utc(stamp)}`,
    ...when,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    // Nobody is busy by it.
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ];
}

/** A calendar as programs read it: RFC 5545, moments in UTC, lines that end with CRLF. */
export function icsOf({ name, language, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Alpenglow//Today//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
