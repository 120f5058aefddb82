import { levelWords } from '@/lib/catalogue/property/level-words';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { numbered } from '@/lib/platform/numbered';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { hasEnded } from '@/lib/sales/lead/rules/group';
import { roomWords, toldLines } from '@/lib/sales/lead/told-words';
import { amountOf, dayWords, instantWords, priceOf, whoseOf } from '../lead-words';
import { Line } from './line';

/** Beside the sum, not among how it is paid. */
const ofCard: readonly string[] = ['cardFee', 'cardTotal'];

type Props = {
  lead: LeadDetail;
  /** The commission has its own part below, which says where it is and why. */
  tellsCommission: boolean;
  locale: Locale;
};

/** What a lead is of and what it costs, line by line. */
export async function LeadFacts({ lead, tellsCommission, locale }: Props) {
  const t = await getTranslations('leads');
  const freeUntil = lead.terms?.freeUntil ?? lead.freeUntil;
  const lines = toldLines(lead.told, locale);
  const booked = lead.status === 'CONFIRMED_BOOKING' && !lead.isClosed;
  return (
    <dl className="mt-4 border-t border-line">
      {lead.serviceLevel && <Line label={t('serviceLevel')}>{levelWords(lead.serviceLevel, locale)}</Line>}
      {!lead.propertyId &&
        numbered(lead.told.rooms).map(({ number, value: room }) => (
          <Line
            key={number}
            label={`${room.quantity > 1 ? `${room.quantity} × ` : ''}${room.name}, ${room.rate}`}
            more={roomWords(room, locale).join('. ')}
          >
            <span className="whitespace-nowrap">
              {priceOf(t, { priceTotal: room.priceTotal, currency: lead.currency })}
            </span>
          </Line>
        ))}
      <Line label={t('total')} isStrong>
        {priceOf(t, lead)}
      </Line>
      {lead.cardFee &&
        lines
          .filter(({ fact }) => ofCard.includes(fact))
          .map(({ fact, label, value }) => (
            <Line key={fact} label={label} isStrong={fact === 'cardTotal'}>
              <span className="whitespace-nowrap">{value}</span>
            </Line>
          ))}
      {lead.agreedUntil && (
        <Line label={t('agreedUntil')}>{instantWords(t, lead.agreedUntil, locale, lead.timeZone)}</Line>
      )}
      {lead.owed !== undefined && (
        <Line label={t('owed')} isStrong>
          {lead.owed === null ? t('owedUnknown', whoseOf(lead)) : amountOf(lead.owed, lead.currency)}
        </Line>
      )}
      {tellsCommission && lead.commission !== undefined && lead.priceTotal !== null && (
        <Line label={t(lead.owed === undefined ? 'yourCommission' : 'remainingCommission')}>
          {amountOf(lead.commission, lead.currency)}
        </Line>
      )}
      {lead.markup !== undefined && lead.markup > 0n && (
        <Line label={t('markup')}>{amountOf(lead.markup, lead.currency)}</Line>
      )}
      {!hasEnded(lead.status) && (
        <Line label={t(freeUntil ? 'freeUntilLine' : 'freeLine')}>
          {freeUntil ? dayWords(freeUntil, locale) : t('nonRefundable')}
        </Line>
      )}
      {booked && lead.fee !== null && <Line label={t('cancelToday')}>{amountOf(lead.fee, lead.currency)}</Line>}
      {lead.bookingReference && <Line label={t('bookingReference')}>{lead.bookingReference}</Line>}
      {lead.clientReference && <Line label={t('clientReference')}>{lead.clientReference}</Line>}
      {lead.agentName && <Line label={t('agent')}>{lead.agentName}</Line>}
      {lines.map(
        ({ fact, label, value }) =>
          fact !== 'party' &&
          !ofCard.includes(fact) && (
            <Line key={fact} label={label}>
              {value}
            </Line>
          ),
      )}
      {lead.told.message && (
        <Line label={t('message')}>
          <span className="whitespace-pre-line">{lead.told.message}</span>
        </Line>
      )}
    </dl>
  );
}
