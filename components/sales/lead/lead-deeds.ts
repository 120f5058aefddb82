import { type PropertyDeed, paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { toUnits } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { deedsOf, hasEnded, type LeadDeed } from '@/lib/sales/lead/rules/group';
import { closingReasons } from '@/lib/sales/lead/rules/loss';
import type { DeedLink, DeedSpec } from './deed-setting';
import { amountOf, type Board, boardHref, instantWords, type LeadsT, priceOf, stayText, whoseOf } from './lead-words';
import { limitText } from './option-limit';

/** What a dialog asks; other dates have a page of their own. */
type DialogDeed = Exclude<LeadDeed, 'moveDates'>;

type Call = Pick<DeedSpec, 'address'> &
  Partial<Pick<DeedSpec, 'method' | 'fields' | 'leadsTo'>> & { body?: DeedSpec['body'] };

function callOf(deed: DialogDeed, lead: LeadDetail, board: Board): Call {
  const { _id: id, currency } = lead;
  const price = toUnits(lead.priceTotal, currency);
  switch (deed) {
    case 'book':
    case 'requestBooking':
      return { address: paths.api.lead(id, 'booking'), body: { price, isDifferenceAccepted: false } };
    case 'requestOption':
      return { address: paths.api.lead(id, 'option') };
    case 'askStay':
      return { address: paths.api.lead(id, 'stay') };
    case 'extend':
      return { address: paths.api.lead(id, 'option', 'extension') };
    case 'release':
      return { address: paths.api.lead(id, 'option', 'release') };
    case 'cancel':
      return { address: paths.api.lead(id, 'booking', 'cancellation'), body: { fee: toUnits(lead.fee, currency) } };
    case 'duplicate': {
      const leadsTo = boardHref(board, { state: undefined, search: undefined, 'hotel-lead-id': '_' }).slice(0, -1);
      return { address: paths.api.lead(id, 'duplicate'), leadsTo };
    }
    case 'close':
      return { address: paths.api.lead(id, 'closure'), fields: 'reason' };
  }
}

function textOf(t: LeadsT, deed: DialogDeed, lead: LeadDetail, locale: Locale): string {
  if (deed === 'cancel') {
    if (lead.fee === null) return t('deed.cancel.unknownFee', whoseOf(lead));
    if (lead.fee === 0n) return t('deed.cancel.free');
    return t('deed.cancel.text', { fee: amountOf(lead.fee, lead.currency) });
  }
  // A dialog of its own says to what these bind.
  if (deed === 'book' || deed === 'requestBooking') return '';
  const text = t(`deed.${deed}.text`, {
    ...{ hotel: lead.hotelName ?? '', stay: stayText(lead, locale), total: priceOf(t, lead), ...whoseOf(lead) },
    due: instantWords(t, lead.nextAnswerDue, locale, lead.timeZone),
    until: lead.extendsUntil ? instantWords(t, lead.extendsUntil, locale, lead.timeZone) : '',
  });
  // Whom a limit stops reads it before asking.
  const held = deed === 'requestOption' ? lead.optionsHeld : null;
  return held ? `${text} ${limitText(messages[locale].propertyLead, held)}` : text;
}

function deedsNow(lead: LeadDetail, canBook: boolean): LeadDeed[] {
  return deedsOf({ ...lead, isPriced: lead.priceTotal !== null, isOfProperty: lead.propertyId !== null }, canBook);
}

/** What leads to the form of a property, and for every lead to the page of other dates: each step of it says what binds, which a question in a dialog does not. */
const inForm: Partial<Record<LeadDeed, PropertyDeed>> = {
  book: 'book-now',
  requestBooking: 'book-now',
  requestOption: 'take-option',
};

/** The form of a property, opened for this lead: to book or option it, or to ask for a change. */
export function deedLinks(
  t: LeadsT,
  lead: LeadDetail,
  locale: Locale,
  { canBook, today }: { canBook: boolean; today: PlainDate },
): DeedLink[] {
  const { propertyAddress: address } = lead;
  const dates: DeedLink[] = deedsNow(lead, canBook).includes('moveDates')
    ? [{ name: 'moveDates', label: t('deed.moveDates.label'), href: paths.leadDates(lead), isPrimary: false }]
    : [];
  if (!address || lead.isClosed || hasEnded(lead.status) || lead.checkIn < today) return dates;
  const href = (deed: PropertyDeed) => paths.propertyDeed(address, deed, locale, { lead: lead._id });
  const deeds = formDeeds(lead, canBook);
  const links = deeds.flatMap((deed, index) => {
    const form = inForm[deed];
    return form
      ? [{ name: deed, label: t(`deed.${deed}.label`), href: href(form), isPrimary: index === 0 && !lead.offer }]
      : [];
  });
  return [
    ...links,
    ...dates,
    { name: 'change', label: t('deed.change.label'), href: href('save-interest'), isPrimary: false },
  ];
}

/** Those of a property that its form does. */
function formDeeds(lead: LeadDetail, canBook: boolean): LeadDeed[] {
  return lead.propertyAddress ? deedsNow(lead, canBook).filter((deed) => inForm[deed]) : [];
}

/** A lead that was booked is not lost, whatever became of the booking. */
const lossChoice = (t: LeadsT): NonNullable<DeedSpec['choice']> => ({
  ...{ name: 'because', label: t('loss.label'), none: t('loss.choose') },
  options: closingReasons.map((value) => ({ value, label: t(`loss.${value}`) })),
});

/** What an agent may do with the lead now, with its question and its call; the first that binds or asks is the primary one. */
export function deedSpecs(
  t: LeadsT,
  lead: LeadDetail,
  board: Board,
  { canBook, today }: { canBook: boolean; today: PlainDate },
): DeedSpec[] {
  const elsewhere = deedLinks(t, lead, board.locale, { canBook, today }).length > 0 ? formDeeds(lead, canBook) : [];
  const all = deedsNow(lead, canBook);
  const deeds = all
    .filter((deed): deed is DialogDeed => deed !== 'moveDates')
    .filter((deed) => !elsewhere.includes(deed));
  // While a counter-offer stands, accepting it is the one filled button.
  const isPrimary = (deed: LeadDeed) =>
    !lead.offer && deed === all[0] && ['book', 'requestBooking', 'requestOption', 'askStay'].includes(deed);
  return deeds.map((deed) => {
    const { body, method = 'POST', ...call } = callOf(deed, lead, board);
    return {
      name: deed,
      ...call,
      method,
      body: { version: lead.version, status: lead.status, ...body },
      label: t(`deed.${deed}.label`),
      title: t(`deed.${deed}.title`, { client: lead.clientName }),
      text: textOf(t, deed, lead, board.locale),
      yes: t(`deed.${deed}.yes`, whoseOf(lead)),
      done: t(`deed.${deed}.done`, whoseOf(lead)),
      isPrimary: isPrimary(deed),
      ...(deed === 'close' && lead.status !== 'CANCELLED_BOOKING' && { choice: lossChoice(t) }),
    };
  });
}
