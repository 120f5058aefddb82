import { cache } from 'react';
import { allBackIn, cameIn, comesBackOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { FeeOfLine } from '@/lib/rates/terms/types';
import type { LeadDetail, ShownFee } from '@/lib/sales/lead/queries/detail';
import { amountOf, dayWords } from '../lead-words';
import { FeesTable, type FeesWords } from './fees-table';

type Props = { lead: LeadDetail; locale: Locale };

const noDues: readonly ShownDue[] = [];

/** What cancelling costs from which day on, of each room and together, what comes back, and what the agent still earns then. */
export function LeadFees({ lead, locale }: Props) {
  const words = feesWords(lead, locale);
  return words && <FeesTable words={words} />;
}

/** The same in words, of a booking with what has come: then each line says what goes back of it. Null without terms. */
export const feesWords = cache((lead: LeadDetail, locale: Locale, dues = noDues): FeesWords | null => {
  const t = translator(locale, 'leads.terms');
  const { terms } = lead;
  const { rooms } = lead.told;
  if (!terms) return null;
  const { fees, hasNoShowClause } = terms;
  const came = cameIn(dues, lead.currency);
  const seesEarnings = fees.some(({ earned }) => earned !== undefined);
  const whenOf = ({ until }: ShownFee, index: number): string => {
    if (until) return t(index === 0 ? 'until' : 'thenUntil', { day: dayWords(until, locale) });
    if (index === 0) return t('anyTime');
    return t(hasNoShowClause ? 'laterOrNoShow' : 'later');
  };
  const shareOf = (share: FeeOfLine | undefined): string => {
    const { percent = 0, fee = null } = share ?? {};
    if (!fee || fee.amount === 0) return t('free');
    return t('roomShare', { percent: formatNumber(percent, 2), amount: formatAmount(fee) });
  };
  const isOfSeveral = rooms.length > 1;
  return {
    when: t('when'),
    costs: t('costs'),
    ...(came > 0n && { comesBack: t('comesBack') }),
    ...(seesEarnings && { earns: t('earns') }),
    rows: fees.map((one, index) => {
      const isFree = one.fee.amount <= 0;
      const shares = () =>
        numbered(rooms).map(({ number, value: { name } }) => ({ name, share: shareOf(one.byRoom[number - 1]) }));
      return {
        when: whenOf(one, index),
        ...(isOfSeveral && !isFree && { rooms: shares() }),
        fee: isFree ? t('free') : formatMoney(one.fee),
        ...(!isOfSeveral && !isFree && { share: t('share', { percent: formatNumber(one.percent, 2) }) }),
        ...(came > 0n && { comesBack: amountOf(comesBackOf(came, BigInt(one.fee.amount)), lead.currency) }),
        ...(one.earned && { earned: formatAmount(one.earned) }),
      };
    }),
    ...(came > 0n && {
      ofPaid: t('ofPaid', {
        paid: amountOf(came, lead.currency),
        all: amountOf(allBackIn(dues, lead.currency), lead.currency),
      }),
    }),
  };
});
