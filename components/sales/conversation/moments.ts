import { fill } from '@/components/form/types';
import { formatNearDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { eventSentence } from '@/lib/sales/conversation/rules/event';
import type { ConversationJson, EventJson, MessageJson } from '@/lib/sales/conversation/schema';
import type { ConversationSetting, ConversationWords } from './setting';

type Clock = Pick<ConversationSetting, 'locale' | 'now' | 'words'>;

const URGENT_MILLISECONDS = 3 * 60 * 60 * 1000;

/** `today 19:00` or `Wed 25 Nov, 14:50`, by the hotel's clocks. */
export function momentWords(at: string, zone: string, { locale, now, words }: Clock): string {
  const day = toDateOnly(at, zone);
  const time = formatTime(at, locale, zone);
  const today = toDateOnly(now, zone);
  return day === today ? fill(words.today, { time }) : `${formatNearDay(day, today, locale)}, ${time}`;
}

/** The time of today, the day of what is older. */
export function shortMoment(at: string, zone: string, { locale, now }: Clock): string {
  const day = toDateOnly(at, zone);
  const today = toDateOnly(now, zone);
  return day === today ? formatTime(at, locale, zone) : formatNearDay(day, today, locale);
}

/** What happened, to whose stay, in whose words, and when: `An option was asked for: Loft Room · Brandt · 14:52`. */
export function eventLine(
  { about, createdAt }: Pick<MessageJson, 'about' | 'createdAt'>,
  event: EventJson,
  zone: string,
  { words, locale }: { words: Pick<ConversationWords, 'event'>; locale: Locale },
): string {
  const said = [eventSentence(event, words.event), about?.lastName, event.reason, formatTime(createdAt, locale, zone)];
  return said.filter(Boolean).join(' · ');
}

export type DueWords = { text: string; tone: 'urgent' | 'soon' | 'quiet' };

/** Who owes an answer and by when: red when it is the reader and soon, brown when it falls due today. */
export function dueWords({ due, hotel }: ConversationJson, setting: ConversationSetting): DueWords {
  const { side, words, now } = setting;
  if (!due) return { text: words.nothingDue, tone: 'quiet' };
  const when = momentWords(due.at, hotel.timeZone, setting);
  const isToday = toDateOnly(due.at, hotel.timeZone) === toDateOnly(now, hotel.timeZone);
  const left = Date.parse(due.at) - Date.parse(now);
  if (due.owedBy === side) {
    const tone = left < URGENT_MILLISECONDS ? 'urgent' : isToday ? 'soon' : 'quiet';
    return { text: fill(words.dueOwn, { when }), tone };
  }
  const { dueHotel, dueAgency } = words;
  return {
    text: fill(due.owedBy === 'hotel' ? dueHotel : dueAgency, { when }),
    tone: isToday || left < 0 ? 'soon' : 'quiet',
  };
}

export const toneClass = {
  urgent: 'font-bold text-negative',
  soon: 'font-bold text-warning',
  quiet: 'text-soft',
} as const;
