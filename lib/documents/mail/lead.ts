import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatRange, formatTime, formatWeekday, type PlainDate, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits, money } from '@/lib/platform/money';
import type { MailPayload } from '@/lib/platform/outbox/types';
import type { LeadLetter } from '@/lib/sales/lead/queries/letter';
import { brokenTexts } from '@/lib/sales/lead/rule-words';
import type { LeadStay } from '@/lib/sales/lead/schema-property';
import { roomWords, toldLines } from '@/lib/sales/lead/told-words';
import { type MailWords, mailWords, periodWords, serviceLevelWords } from './enquiry-facts';
import { greeting } from './greeting';
import { aboutStay, noticesOf, questions, running } from './lead-notices';
import { type Block, type Fact, facts, type Letter } from './letter';
import { planFacts } from './payment-plan';

type Notice = Extract<MailPayload, { mail: 'leadNotice' }>;

/** `Fri 27 Nov 2026, 18:00`, by the clocks where the hotel stands. */
export function moment(at: Date | null, locale: Locale, timeZone: string): string {
  if (!at) return '';
  const day = toDateOnly(at, timeZone);
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}, ${formatTime(at, locale, timeZone)}`;
}

/** `Sat – Sat, 6 – 13 March 2027 (1 week)` */
export function stayWords(stay: { checkIn: PlainDate; checkOut: PlainDate }, t: MailWords, locale: Locale): string {
  const days = `${formatWeekday(stay.checkIn, locale)} – ${formatWeekday(stay.checkOut, locale)}`;
  return `${days}, ${periodWords(stay, t, locale)}`;
}

/** The client, the rooms or the level, and what else is told to this reader. */
export function toldFacts(lead: LeadLetter, to: Notice['to'], t: MailWords, locale: Locale): Fact[] {
  const told = lead.told(to, locale);
  const [whole] = told.rooms;
  const rooms = lead.isOfProperty
    ? [{ label: t('fact.serviceLevel'), value: serviceLevelWords(whole?.rate ?? null, t) }]
    : told.rooms.map((room) => ({
        label: t('fact.room'),
        value: [`${room.quantity} × ${room.name}`, room.rate, ...roomWords(room, locale)].join('\n'),
      }));
  return [...rooms, ...toldLines(told, locale).map(({ label, value }) => ({ label, value }))];
}

/** Of a cancelled booking no commission: it would be that of the stay, and what is earned then is a share of the fee. */
function priceFacts(lead: LeadLetter, { to, notice }: Notice, t: MailWords): (Fact | null)[] {
  const { price, commission } = lead;
  const isTold = commission && notice !== 'cancelledBooking' && (to === 'supplier' || lead.maySeeCommission);
  return [
    {
      label: t(notice === 'askedPrice' ? 'fact.priceToday' : 'fact.price'),
      value: price ? formatMoney(price) : t('onRequest'),
    },
    isTold ? { label: t(`fact.commission.${to}`), value: formatMoney(commission) } : null,
  ];
}

/** The stay; of a change that was asked for both, one below the other. */
function stayFacts(lead: LeadLetter, notice: Notice['notice'], t: MailWords, locale: Locale): Fact[] {
  const { change } = lead;
  if (!change || !['askedChange', 'acceptedChange', 'declinedChange'].includes(notice)) {
    return [{ label: t('fact.period'), value: stayWords(lead, t, locale) }];
  }
  const words = (stay: LeadStay & { priceTotal: number | null }) =>
    [
      stayWords(stay, t, locale),
      serviceLevelWords(stay.serviceLevel ?? null, t),
      stay.priceTotal === null ? t('onRequest') : formatMoney(money(stay.priceTotal, change.currency)),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    { label: t('fact.before'), value: words(change.from) },
    { label: t('fact.wished'), value: words(change.to) },
  ];
}

/** What the house is asked to let give way, and in whose words; an answer names it again. */
const aboutChange: readonly Notice['notice'][] = [
  'askedChange',
  'acceptedChange',
  'declinedChange',
  'askedException',
  'acceptedException',
  'declinedException',
];

function exceptionFacts({ change }: LeadLetter, notice: Notice['notice'], t: MailWords, locale: Locale): Fact[] {
  if (!change || change.rules.length === 0 || !aboutChange.includes(notice)) return [];
  return [{ label: t('fact.exception'), value: brokenTexts(change.rules, null, locale).join('\n') }];
}

function nearestWords({ nearest }: LeadLetter, t: MailWords, locale: Locale): string | null {
  if (!nearest || nearest.kind === 'itself') return null;
  return nearest.kind === 'dates' ? stayWords(nearest, t, locale) : nearest.names[locale];
}

/** What this act itself says: how long, which place, what it costs. */
function noticeFacts(lead: LeadLetter, { notice, to }: Notice, t: MailWords, locale: Locale): (Fact | null)[] {
  const { offer, fee, optionRank, wantedPrice } = lead;
  const nearest = to === 'agent' ? nearestWords(lead, t, locale) : null;
  const time = (at: Date | null) => moment(at, locale, lead.timeZone);
  const runs = running.includes(notice);
  return [
    notice === 'askedPrice' && wantedPrice ? { label: t('fact.wantedPrice'), value: formatMoney(wantedPrice) } : null,
    notice === 'counterOffered' && offer
      ? { label: t('fact.offer'), value: formatMoney(fromUnits(offer.price, offer.currency)) }
      : null,
    notice === 'counterOffered' && offer ? { label: t('fact.offerUntil'), value: time(offer.until) } : null,
    runs && optionRank !== null
      ? {
          label: t('fact.optionRank'),
          value: t('place', { place: optionRank === 1 ? 'first' : 'next', rank: optionRank }),
        }
      : null,
    runs && notice !== 'requestedOption' ? { label: t('fact.optionUntil'), value: time(lead.optionExpiresAt) } : null,
    nearest ? { label: t('fact.nearest'), value: nearest } : null,
    questions.includes(notice) ? { label: t('fact.answerDue'), value: time(lead.answerDueAt) } : null,
    notice === 'cancelledBooking' && fee
      ? { label: t('fact.fee'), value: fee.amount > 0 ? formatMoney(fee) : t('noFee') }
      : null,
  ];
}

const asksOfChange: readonly Notice['notice'][] = ['askedChange', 'askedException'];

/** The sentence of a notice; null where this reader is not written of it. */
function sentenceOf(lead: LeadLetter, { notice, to }: Notice, t: MailWords, locale: Locale): string | null {
  const time = (at: Date | null) => moment(at, locale, lead.timeZone);
  const values = {
    house: lead.hotelName,
    asker: lead.guest ? t('guest') : lead.agencyName,
    client: lead.clientName,
    due: time(lead.answerDueAt),
    until: time(lead.optionExpiresAt),
    agreed: time(lead.agreedUntil),
    wished: time(lead.wishedUntil),
    waits: lead.answerDueAt ? 'yes' : 'no',
    place: (lead.optionRank ?? 1) === 1 ? 'first' : 'next',
    free: lead.nearest?.kind === 'itself' ? 'yes' : 'no',
  };
  if (to === 'agent') {
    const known = noticesOf.agent.find((one) => one === notice);
    return known ? t(`lead.agent.${known}`, values) : null;
  }
  const known = noticesOf.supplier.find((one) => one === notice);
  return known ? t(`lead.supplier.${known}`, values) : null;
}

function buttonOf(lead: LeadLetter, { notice, to }: Notice, t: MailWords, home: string): Block[] {
  // The agent finds it in the dashboard; the house answers behind its link, without an account.
  if (to === 'agent') {
    return [
      { kind: 'button', label: t('lead.button'), href: `${home}${paths.dashboard({ 'hotel-lead-id': lead.id })}` },
    ];
  }
  if (questions.includes(notice) && lead.answerToken) {
    return [{ kind: 'button', label: t('lead.answerButton'), href: `${home}${paths.answerLink(lead.answerToken)}` }];
  }
  const page = aboutStay.includes(notice) ? paths.deskStays({ stay: lead.id }) : paths.desk();
  return [{ kind: 'button', label: t('lead.deskButton'), href: `${home}${page}` }];
}

/** What was said is no reason. */
const wordsOf: Partial<Record<Notice['notice'], 'fact.question' | 'fact.answer'>> = {
  askedQuestion: 'fact.question',
  answeredQuestion: 'fact.answer',
};

/**
 * What happened to a lead, to its agent or to whoever answers for the house; null where that reader is not written of it.
 * The house is told neither references nor money of the agency's own.
 */
export function leadLetter(lead: LeadLetter, payload: Notice, locale: Locale, home: string): Letter | null {
  const t = mailWords(locale);
  const { notice, to } = payload;
  const { hotelName, reference } = lead;
  const sentence = sentenceOf(lead, payload, t, locale);
  if (sentence === null) return null;
  const title = t(`lead.title.${notice}`);
  const range = formatRange(lead.checkIn, lead.checkOut, locale);
  const { message } = lead.told(to, locale);
  const words = (label: string, text: string | null): Block[] => (text ? [{ kind: 'words', label, text }] : []);
  return {
    subject: `${title}: ${hotelName}, ${range} · ${reference}`,
    heading: title,
    preview: `${lead.clientName} · ${hotelName}, ${range}`,
    blocks: [
      { kind: 'paragraph', text: greeting(lead[to].name ?? '', t) },
      { kind: 'paragraph', text: sentence },
      ...words(t(wordsOf[notice] ?? 'fact.reason'), lead.reason),
      facts(
        ...noticeFacts(lead, payload, t, locale),
        { label: t(lead.isOfProperty ? 'fact.property' : 'fact.hotel'), value: `${hotelName}, ${lead.place[locale]}` },
        ...stayFacts(lead, notice, t, locale),
        ...exceptionFacts(lead, notice, t, locale),
        { label: t('fact.client'), value: lead.clientName },
        ...toldFacts(lead, to, t, locale),
        ...priceFacts(lead, payload, t),
        ...(notice === 'confirmedBooking' && to === 'agent' ? planFacts(lead, t, locale) : []),
        to === 'supplier'
          ? {
              label: t('fact.bookedBy'),
              value: lead.guest ? t('guestDirectly') : `${lead.agencyName}, ${lead.agentName}`,
            }
          : null,
        { label: t('fact.reference'), value: reference },
      ),
      ...words(t('fact.comment'), (asksOfChange.includes(notice) && lead.change?.message) || message),
      ...buttonOf(lead, payload, t, home),
    ],
  };
}
