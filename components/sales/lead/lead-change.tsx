import { getTranslations } from 'next-intl/server';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { priceOf } from './lead-words';

type Props = { change: NonNullable<LeadDetail['change']>; locale: Locale };

/** What stands and what the operator has been asked for, line by line; what is the same is left out. */
export async function LeadChange({ change: { from, to, currency }, locale }: Props) {
  const t = await getTranslations('leads');
  type Stay = typeof from;
  const dates = ({ checkIn, checkOut }: Stay) => formatRange(checkIn, checkOut, locale, { month: 'short' });
  const price = ({ priceTotal }: Stay) =>
    priceOf(t, { priceTotal: priceTotal === null ? null : BigInt(priceTotal), currency });
  const lines = [
    { label: t('change.dates'), of: dates },
    { label: t('serviceLevel'), of: ({ serviceLevel }: Stay) => serviceLevel ?? '–' },
    { label: t('change.guests'), of: ({ pax }: Stay) => String(pax) },
    { label: t('total'), of: price },
  ].filter(({ of }) => of(from) !== of(to));
  return (
    <section aria-labelledby="change" className="mt-4 rounded-desk bg-main-light2 p-4">
      <h3 id="change" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('change.title')}
      </h3>
      <p className="text-13 text-soft">{t('change.text')}</p>
      <table className="mt-2 w-full text-left text-13">
        <thead className="text-soft">
          <tr className="*:py-1 *:font-normal">
            <td />
            <th scope="col">{t('change.was')}</th>
            <th scope="col">{t('change.is')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, of }) => (
            <tr key={label} className="border-t border-line *:py-1.5 *:pr-2">
              <th scope="row" className="font-normal text-soft">
                {label}
              </th>
              <td>
                <del className="no-underline">{of(from)}</del>
              </td>
              <td className="font-bold">
                <ins className="no-underline">{of(to)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
