import type { LinkedBooking } from '@/lib/money/payment-link/queries/booking';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { daysBetween, formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, type Money, money } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';

/** What cancelling costs until which day; null: from then on. */
export type LinkFees = readonly { until: PlainDate | null; fee: Money | null }[];
type Props = { link: ShownLink; booking: LinkedBooking; fees: LinkFees; today: PlainDate; locale: Locale };

type Point = { key: string; on: PlainDate; name: string; more: string; isThis: boolean };

/** The days of the booking from its dues to the departure, and below them what cancelling costs until which of them. */
export async function LinkTerms({ link, booking, fees, today, locale }: Props) {
  const [t, dueWords] = await Promise.all([getTranslations('payment.link.terms'), getTranslations('dues')]);
  const { dues, checkIn, checkOut } = booking;
  if (dues.some(({ kind }) => kind === 'cancellationFee' || kind === 'refund')) return null;
  const points: Point[] = [
    ...dues.map(({ id, kind, until, amount, currency }) => ({
      ...{ key: id, on: until, name: dueWords(`kind.${kind}`), isThis: id === link.due?.id },
      more: formatMoney(money(Number(amount), currency)),
    })),
    { key: 'arrival', on: checkIn, name: t('arrival'), more: '', isThis: false },
    { key: 'departure', on: checkOut, name: t('departure'), more: '', isThis: false },
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return (
    <section aria-labelledby="link-terms" className="mt-8">
      <h2 id="link-terms" className="mb-2.5 font-sans text-16 font-bold tracking-normal">
        {t('title')}
      </h2>
      <div className="rounded-desk border border-line bg-surface px-4 pt-5 pb-4 desk:px-5">
        <ol className="text-13 max-desk:border-l max-desk:border-ink desk:flex desk:border-t desk:border-ink">
          {points.map(({ key, on, name, more, isThis }) => (
            <li key={key} className="relative min-w-0 flex-1 leading-5 max-desk:pb-3 max-desk:pl-4 desk:pt-3 desk:pr-3">
              <span
                aria-hidden="true"
                className={`absolute z-10 size-[9px] rounded-full border-[1.5px] border-ink max-desk:top-1.5 max-desk:-left-[5px] desk:-top-[5px] desk:left-0 ${isThis ? 'bg-surface' : 'bg-ink'}`}
              />
              <span className="block text-soft">
                {formatWeekday(on, locale)} {formatDay(on, locale)}
              </span>
              <b className="block text-14">
                {name}
                {isThis && <span className="font-normal text-soft">, {t('this')}</span>}
              </b>
              <span className="figures block whitespace-nowrap">{more}</span>
            </li>
          ))}
        </ol>
        {fees.length > 0 && checkIn > today && <FeeSpans fees={fees} checkIn={checkIn} today={today} locale={locale} />}
        <p className="mt-3 text-13 text-soft">{t('houseCancels')}</p>
      </div>
    </section>
  );
}

/** The fee, not what comes back: nobody has more than was paid. */
async function FeeSpans({
  fees,
  checkIn,
  today,
  locale,
}: Pick<Props, 'fees' | 'today' | 'locale'> & { checkIn: PlainDate }) {
  const t = await getTranslations('payment.link.terms');
  const lookOf = (fee: Money | null, isLast: boolean) => {
    if (!fee || fee.amount === 0) return 'bg-positive/10 text-positive';
    return isLast ? 'bg-negative/10 text-negative' : 'bg-warning/10 text-warning';
  };
  return (
    <ul aria-label={t('cancel')} className="mt-4 grid gap-0.5 text-13 font-bold desk:flex">
      {numbered(fees).map(({ number, value: { until, fee } }) => {
        const begun = fees[number - 2]?.until ?? today;
        const text = fee && fee.amount > 0 ? t('costs', { amount: formatMoney(fee) }) : t('free');
        return (
          <li
            key={number}
            style={{ flexGrow: Math.max(daysBetween(begun, until ?? checkIn), 1), flexBasis: 0 }}
            className={`desk:min-w-max px-2.5 py-1 ${lookOf(fee, until === null && number > 1)}`}
          >
            {until === null
              ? t(number > 1 ? 'afterwards' : 'always', { text })
              : t('until', { day: formatDay(until, locale), text })}
          </li>
        );
      })}
    </ul>
  );
}
