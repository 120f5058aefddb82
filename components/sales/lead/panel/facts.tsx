import { levelWords } from '@/lib/catalogue/property/level-words';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { hasEnded } from '@/lib/sales/lead/rules/group';
import { roomWords, toldLines } from '@/lib/sales/lead/told-words';
import { amountOf, dayWords, instantWords, priceOf, whoseOf } from '../lead-words';
import { Lines, type LineWords } from './lines';

/** Beside the sum, not among how it is paid. */
const ofCard: readonly string[] = ['cardFee', 'cardTotal'];

type Props = {
  lead: LeadDetail;
  /** The commission has its own part below, which says where it is and why. */
  tellsCommission: boolean;
  locale: Locale;
};

/** What a lead is of and what it costs, line by line. */
export function LeadFacts(props: Props) {
  return <Lines lines={[...priceLines(props), ...aboutLines(props)]} className="mt-4" />;
}

function priceLines({ lead, tellsCommission, locale }: Props): LineWords[] {
  const t = translator(locale, 'leads');
  const { serviceLevel, currency, owed, commission, agreedUntil, markup } = lead;
  const rooms = lead.propertyId ? [] : lead.told.rooms;
  const ofCardLines = lead.cardFee ? toldLines(lead.told, locale).filter(({ fact }) => ofCard.includes(fact)) : [];
  const owedText = owed == null ? t('owedUnknown', whoseOf(lead)) : amountOf(owed, currency);
  const tells = tellsCommission && commission !== undefined && lead.priceTotal !== null;
  return [
    ...(serviceLevel ? [{ label: t('serviceLevel'), value: levelWords(serviceLevel, locale) }] : []),
    ...rooms.map((room): LineWords => {
      return {
        label: `${room.quantity > 1 ? `${room.quantity} × ` : ''}${room.name}, ${room.rate}`,
        more: roomWords(room, locale).join('. '),
        value: priceOf(t, { priceTotal: room.priceTotal, currency }),
        breaks: 'never',
      };
    }),
    { label: t('total'), value: priceOf(t, lead), look: 'strong' },
    ...ofCardLines.map(({ fact, label, value }): LineWords => {
      return { label, value, breaks: 'never', ...(fact === 'cardTotal' && { look: 'strong' }) };
    }),
    ...(agreedUntil ? [{ label: t('agreedUntil'), value: instantWords(t, agreedUntil, locale, lead.timeZone) }] : []),
    ...(owed === undefined ? [] : [{ label: t('owed'), value: owedText, look: 'strong' as const }]),
    ...(tells
      ? [
          {
            label: t(owed === undefined ? 'yourCommission' : 'remainingCommission'),
            value: amountOf(commission, currency),
          },
        ]
      : []),
    ...(markup ? [{ label: t('markup'), value: amountOf(markup, currency) }] : []),
  ];
}

function aboutLines({ lead, locale }: Props): LineWords[] {
  const t = translator(locale, 'leads');
  const freeUntil = lead.terms?.freeUntil ?? lead.freeUntil;
  const booked = lead.status === 'CONFIRMED_BOOKING' && !lead.isClosed;
  const known = (label: string, value: string | null): LineWords[] => (value ? [{ label, value }] : []);
  const free = freeUntil ? dayWords(freeUntil, locale) : t('nonRefundable');
  return [
    ...(hasEnded(lead.status) ? [] : [{ label: t(freeUntil ? 'freeUntilLine' : 'freeLine'), value: free }]),
    ...known(t('cancelToday'), booked && lead.fee !== null ? amountOf(lead.fee, lead.currency) : null),
    ...known(t('bookingReference'), lead.bookingReference),
    ...known(t('clientReference'), lead.clientReference),
    ...known(t('agent'), lead.agentName),
    ...toldLines(lead.told, locale).flatMap(({ fact, label, value }) =>
      fact === 'party' || ofCard.includes(fact) ? [] : { label, value },
    ),
    ...(lead.told.message ? [{ label: t('message'), value: lead.told.message, breaks: 'asWritten' as const }] : []),
  ];
}
