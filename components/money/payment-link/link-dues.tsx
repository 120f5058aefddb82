import { DueStanding } from '@/components/money/dues/due-table';
import { priceSumOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import type { LinkedBooking } from '@/lib/money/payment-link/queries/booking';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { formatDay, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { LinkDeed } from './link-deed';

type Props = { link: ShownLink; booking: LinkedBooking; today: PlainDate; locale: Locale };

const cell = 'px-3 py-2.5 align-top max-desk:p-0 desk:first:pl-4 desk:last:pr-4';

/** All that is due of the booking, with the one of this link marked, so that its name explains itself. */
export async function LinkDues({ link, booking, today, locale }: Props) {
  const [t, dueWords] = await Promise.all([getTranslations('payment.link.dues'), getTranslations('dues')]);
  const { dues } = booking;
  if (dues.length === 0) return null;
  const isOfPrice = ({ kind }: ShownDue) => kind !== 'securityDeposit' && kind !== 'refund';
  const row = { link, booking, today, locale };
  return (
    <section aria-labelledby="which-due" className="mt-8">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="which-due" className="font-sans text-16 font-bold tracking-normal">
          {t('title')}
        </h2>
        <p className="text-13 text-soft">{t('note')}</p>
      </div>
      <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-desk border border-line bg-surface text-14 max-desk:block">
        <thead className="max-desk:sr-only">
          <tr className="text-left text-12 text-soft *:border-b *:border-line *:px-3 *:py-2 *:font-normal">
            <th scope="col" className="desk:pl-4!">
              {dueWords('column.due')}
            </th>
            <th scope="col">{dueWords('column.until')}</th>
            <th scope="col" className="text-right">
              {t('amount')}
            </th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className="text-right desk:pr-4!">
              {t('link')}
            </th>
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {dues.filter(isOfPrice).map((due) => (
            <Row key={due.id} due={due} {...row} />
          ))}
          <Sum dues={dues} />
          {dues
            .filter((due) => !isOfPrice(due))
            .map((due) => (
              <Row key={due.id} due={due} {...row} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two lines on a telephone: name and amount, then day, state and what can be done. */
async function Row({ due, link, booking, today, locale }: Props & { due: ShownDue }) {
  const [t, dueWords] = await Promise.all([getTranslations('payment.link.dues'), getTranslations('dues')]);
  const { kind, until, amount, cardFee, currency, paid, hold, isAtHotel } = due;
  const isThis = due.id === link.due?.id;
  const about = isAtHotel ? 'atHotel' : (hold ?? (kind === 'refund' ? 'refund' : null));
  const fee = paid ? paid.cardFee : cardFee;
  const ground = isThis ? 'bg-main-light2' : '';
  const line = 'desk:border-b desk:border-line-faint';
  return (
    <tr
      aria-current={isThis ? 'true' : undefined}
      className={`max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:gap-x-4 max-desk:gap-y-1 max-desk:border-b max-desk:border-line-faint max-desk:px-4 max-desk:py-3 ${ground} ${isThis ? 'max-desk:shadow-[inset_3px_0_0_var(--main)] desk:[&>:first-child]:shadow-[inset_3px_0_0_var(--main)]' : ''}`}
    >
      <th scope="row" className={`${cell} ${line} text-left ${isThis ? '' : 'font-normal'}`}>
        {dueWords(`kind.${kind}`)}
        {about && <span className="block text-12 leading-4 font-normal text-soft">{dueWords(`about.${about}`)}</span>}
      </th>
      <td className={`${cell} ${line} whitespace-nowrap max-desk:row-start-2`}>
        {formatWeekday(until, locale)} {formatDay(until, locale)}
      </td>
      <td className={`${cell} ${line} text-right`}>
        <span className={`figures whitespace-nowrap ${isThis ? 'font-bold' : ''}`}>
          {formatMoney(money(Number(amount), currency))}
        </span>
        {fee > 0n && (
          <span className="block text-12 leading-4 text-soft">
            {t('fee', { amount: formatMoney(money(Number(fee), currency)) })}
          </span>
        )}
      </td>
      <td className={`${cell} ${line} max-desk:text-right`}>
        <DueStanding due={due} today={today} locale={locale} />
      </td>
      <td className={`${cell} ${line} text-right max-desk:col-span-2`}>
        {isThis ? (
          <strong className="text-13 text-main-ink">{t('this')}</strong>
        ) : (
          <LinkDeed due={due} links={booking.links} today={today} locale={locale} />
        )}
      </td>
    </tr>
  );
}

/** The price without what is only held; a cancelled booking has none any more. */
async function Sum({ dues }: { dues: readonly ShownDue[] }) {
  const t = await getTranslations('dues');
  const sum = priceSumOf(dues);
  if (!sum) return null;
  const told = (amount: bigint) => formatMoney(money(Number(amount), sum.currency));
  return (
    <tr className="text-16 font-bold max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:border-y max-desk:border-ink max-desk:px-4 max-desk:py-3 desk:*:border-y desk:*:border-ink">
      <th scope="row" colSpan={2} className={`${cell} text-left`}>
        {t('price')}
      </th>
      <td className={`${cell} figures text-right whitespace-nowrap`}>{told(sum.whole)}</td>
      <td colSpan={2} className={`${cell} text-12 font-normal text-soft max-desk:col-span-2`}>
        {sum.came > 0n && <span className="block">{t('came', { amount: told(sum.came) })}</span>}
        {sum.toCome > 0n && <span className="block">{t('toCome', { amount: told(sum.toCome) })}</span>}
      </td>
    </tr>
  );
}
