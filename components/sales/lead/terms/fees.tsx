import { allBackIn, cameIn, comesBackOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, formatMoney, formatNumber } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { FeeOfLine } from '@/lib/rates/terms/types';
import type { LeadDetail, ShownFee } from '@/lib/sales/lead/queries/detail';
import { amountOf, dayWords } from '../lead-words';

type Props = {
  lead: LeadDetail;
  locale: Locale;
  /** Of a booking: where something has come, each line says what goes back of it. */
  dues?: readonly ShownDue[];
};

/** What cancelling costs from which day on, of each room and together, what comes back, and what the agent still earns then. */
export async function LeadFees({ lead, locale, dues = [] }: Props) {
  const t = await getTranslations('leads.terms');
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
  const number = 'py-2 pl-4 text-right whitespace-nowrap';
  return (
    <>
      <table className="w-full border-t border-line text-14">
        <thead>
          <tr className="text-12 text-soft *:py-1.5 *:font-normal">
            <th scope="col" className="text-left">
              {t('when')}
            </th>
            <th scope="col" className="pl-4 text-right">
              {t('costs')}
            </th>
            {came > 0n && (
              <th scope="col" className="pl-4 text-right">
                {t('comesBack')}
              </th>
            )}
            {seesEarnings && (
              <th scope="col" className="pl-4 text-right">
                {t('earns')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fees.map((one, index) => (
            <tr key={one.from} className="border-t border-line-faint align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {whenOf(one, index)}
                {rooms.length > 1 && one.fee.amount > 0 && (
                  <span className="block text-12 text-soft">
                    {numbered(rooms).map(({ number: place, value: { name } }) => (
                      <span key={place} className="block">
                        {name} <span className="whitespace-nowrap">{shareOf(one.byRoom[place - 1])}</span>
                      </span>
                    ))}
                  </span>
                )}
              </th>
              <td className={`${number} font-bold`}>
                {one.fee.amount > 0 ? formatMoney(one.fee) : t('free')}
                {rooms.length < 2 && one.fee.amount > 0 && (
                  <span className="block text-12 font-normal text-soft">
                    {t('share', { percent: formatNumber(one.percent, 2) })}
                  </span>
                )}
              </td>
              {came > 0n && (
                <td className={number}>{amountOf(comesBackOf(came, BigInt(one.fee.amount)), lead.currency)}</td>
              )}
              {seesEarnings && <td className={number}>{one.earned && formatAmount(one.earned)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {came > 0n && (
        <p className="mt-2 text-12 text-soft">
          {t('ofPaid', {
            paid: amountOf(came, lead.currency),
            all: amountOf(allBackIn(dues, lead.currency), lead.currency),
          })}
        </p>
      )}
    </>
  );
}
