import { allBackIn, cameIn, comesBackOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import { formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { LeadDetail, ShownFee } from '@/lib/sales/lead/queries/detail';
import { amountOf } from '../lead-words';
import { type FeeStep, FeeStepper } from './fee-stepper';

type Props = { lead: LeadDetail; dues: readonly ShownDue[]; today: PlainDate; locale: Locale };

/** Of a booking, day by day: what cancelling costs, what has come, what of it goes back, and what the agency still earns. */
export function IfCancelled({ lead, dues, today, locale }: Props) {
  const t = translator(locale, 'leads.terms');
  const { terms, checkIn, currency } = lead;
  const { rooms } = lead.told;
  if (!terms || terms.fees.length === 0) return null;
  const came = cameIn(dues, currency);
  const percentOf = ({ percent }: ShownFee) => t('percent', { percent: formatNumber(percent, 2) });
  const sharesOf = ({ byRoom, fee }: ShownFee): string =>
    rooms.length < 2 || fee.amount === 0
      ? ''
      : numbered(rooms)
          .map(({ number, value }) => {
            const { percent = 0, fee: part = null } = byRoom[number - 1] ?? {};
            const share = part?.amount ? { percent: formatNumber(percent, 2), amount: formatAmount(part) } : null;
            return `${value.name} ${share ? t('roomShare', share) : t('free')}`;
          })
          .join('; ');
  const steps = terms.fees.map((one, index): FeeStep => {
    const isFree = one.fee.amount === 0;
    const isLast = index === terms.fees.length - 1;
    const cost = isFree ? t('free') : percentOf(one);
    return {
      from: one.from,
      label: one.until ? `${cost} ${t('until', { day: formatDay(one.until, locale) })}` : cost,
      look: isFree ? 'free' : isLast && index > 0 ? 'all' : 'part',
      figures: [
        {
          label: isFree || rooms.length > 1 ? t('fee') : `${t('fee')}, ${percentOf(one)}`,
          value: isFree ? t('free') : formatMoney(one.fee),
          more: sharesOf(one),
        },
        { label: t('hasPaid', { client: lead.clientName }), value: amountOf(came, currency), more: '' },
        { label: t('comesBack'), value: amountOf(comesBackOf(came, BigInt(one.fee.amount)), currency), more: '' },
        ...(one.earned ? [{ label: t('earns'), value: formatAmount(one.earned), more: '' }] : []),
      ],
    };
  });
  return (
    <>
      <FeeStepper
        steps={steps}
        today={today}
        checkIn={checkIn}
        locale={locale}
        words={{
          day: t('stepper.day'),
          today: t('stepper.today'),
          earlier: t('stepper.earlier'),
          later: t('stepper.later'),
          changes: t('stepper.changes'),
        }}
      />
      <p className="mt-2 text-12 text-soft">
        {came > 0n
          ? t('ofPaid', { paid: amountOf(came, currency), all: amountOf(allBackIn(dues, currency), currency) })
          : t('nothingPaid')}
      </p>
    </>
  );
}
