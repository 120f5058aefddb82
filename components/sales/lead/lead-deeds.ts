import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { minorDigits } from '@/lib/platform/money';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { deedsOf, type LeadDeed } from '@/lib/sales/lead/rules/group';
import type { DeedSpec } from './lead-actions';
import { amountOf, type Board, boardHref, type LeadsT, priceOf, stayOf, whoseOf } from './lead-words';

const inUnits = (amount: bigint | null, currency: string): number | null =>
  amount === null ? null : Number(amount) / 10 ** minorDigits(currency);

type Call = Pick<DeedSpec, 'address'> &
  Partial<Pick<DeedSpec, 'method' | 'fields' | 'period' | 'leadsTo'>> & { body?: DeedSpec['body'] };

function callOf(deed: LeadDeed, lead: LeadDetail, board: Board, today: PlainDate): Call {
  const { _id: id, currency } = lead;
  const price = inUnits(lead.priceTotal, currency);
  switch (deed) {
    case 'book':
    case 'requestBooking':
      return { address: paths.api.lead(id, 'booking'), body: { price, isDifferenceAccepted: false } };
    case 'requestOption':
      return { address: paths.api.lead(id, 'option') };
    case 'extend':
      return { address: paths.api.lead(id, 'option', 'extension') };
    case 'release':
      return { address: paths.api.lead(id, 'option', 'release') };
    case 'cancel':
      return { address: paths.api.lead(id, 'booking', 'cancellation'), body: { fee: inUnits(lead.fee, currency) } };
    case 'moveDates': {
      const { checkIn, checkOut } = lead;
      const period = { checkIn, checkOut, today };
      return { address: paths.api.lead(id, 'dates'), method: 'PATCH', body: { price }, fields: 'dates', period };
    }
    case 'duplicate': {
      const leadsTo = boardHref(board, { state: undefined, search: undefined, 'hotel-lead-id': '_' }).slice(0, -1);
      return { address: paths.api.lead(id, 'duplicate'), leadsTo };
    }
    case 'close':
      return { address: paths.api.lead(id, 'closure'), fields: 'reason' };
  }
}

function textOf(t: LeadsT, deed: LeadDeed, lead: LeadDetail, locale: Locale): string {
  if (deed === 'cancel') {
    if (lead.fee === null) return t('deed.cancel.unknownFee', whoseOf(lead));
    if (lead.fee === 0n) return t('deed.cancel.free');
    return t('deed.cancel.text', { fee: amountOf(lead.fee, lead.currency) });
  }
  const hotel = lead.hotelName ?? '';
  return t(`deed.${deed}.text`, { hotel, stay: stayOf(lead, locale), total: priceOf(t, lead), ...whoseOf(lead) });
}

/** What an agent may do with the lead now, with its question and its call; the first that binds or asks is the primary one. */
export function deedSpecs(
  t: LeadsT,
  lead: LeadDetail,
  board: Board,
  { canBook, today }: { canBook: boolean; today: PlainDate },
): DeedSpec[] {
  const deeds = deedsOf({ ...lead, isPriced: lead.priceTotal !== null }, canBook);
  const isPrimary = (deed: LeadDeed) => deed === deeds[0] && ['book', 'requestBooking', 'requestOption'].includes(deed);
  return deeds.map((deed) => {
    const { body, method = 'POST', ...call } = callOf(deed, lead, board, today);
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
    };
  });
}
