import { Icon } from '@/components/ui/icon';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { RequestedStay, SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { ruleText } from '@/lib/sales/lead/rule-words';
import { feeMoves, feeOnDay } from '@/lib/sales/lead/rules/compared';
import { dayWords } from './lead-words';
import { totalText } from './request-words';

type Props = { request: SupplierRequest; locale: Locale; now: Date };

/**
 * The other stay an agency asks for beside the one it has, with what it does to the money: whoever agrees knows what they
 * would get, and what cancelling costs before and after.
 */
export async function RequestedChange({ request, locale, now }: Props) {
  const t = await getTranslations('desk');
  const { change, currency, isOfProperty, timeZone } = request;
  if (!change) return null;
  const today = dayAt(now, timeZone);
  const amount = (minor: number | null | undefined) =>
    minor === undefined ? '' : totalText(t, { priceTotal: minor === null ? null : BigInt(minor), currency });
  const ofHouse = [
    {
      label: t('property.level'),
      of: (stay: RequestedStay) => (stay.serviceLevel ? levelWords(stay.serviceLevel, locale) : '–'),
    },
    { label: t('property.guests'), of: (stay: RequestedStay) => String(stay.pax) },
  ];
  const rows = [
    { label: t('column.stay'), of: (stay: RequestedStay) => formatRange(stay.checkIn, stay.checkOut, locale) },
    ...(isOfProperty ? ofHouse : []),
    { label: t('column.total'), of: ({ priceTotal }: RequestedStay) => amount(priceTotal) },
    { label: t('commissionYouPay'), of: ({ commission }: RequestedStay) => amount(commission) },
    {
      label: t('change.freeUntil'),
      of: ({ freeUntil, fees }: RequestedStay) =>
        freeUntil ? dayWords(freeUntil, locale) : fees ? t('change.never') : '',
    },
    {
      label: t('change.feeToday'),
      of: (stay: RequestedStay) => (stay.fees ? amount(feeOnDay(stay, today)) : ''),
    },
  ]
    .map(({ label, of }) => ({ label, was: of(change.from), is: of(change.to) }))
    // What is the same on both sides is told above; of an exception that is everything.
    .filter(({ was, is }) => request.kind !== 'exception' && (was !== '' || is !== ''));
  const movesFee = feeMoves(change.from, change.to, today);
  return (
    <>
      <dl className="mb-4 border-t border-line text-14 empty:hidden">
        {rows.map(({ label, was, is }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line-faint py-2">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-right">
              {was === is ? (
                is
              ) : (
                <>
                  <del className="block text-12 leading-4 text-soft">{was}</del>
                  <ins className="font-bold no-underline">{is}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {movesFee && (
        <p className="mb-4 flex gap-2.5 rounded-desk bg-warning/10 px-3.5 py-2.5 text-13 leading-[18px]">
          <Icon name="warning" className="mt-px size-4 text-warning" />
          {t('change.feeMoves', {
            was: amount(feeOnDay(change.from, today)),
            is: amount(feeOnDay(change.to, today)),
          })}
        </p>
      )}
      {change.rules.length > 0 && (
        <section aria-labelledby="exception" className="mb-4 text-14">
          <h3 id="exception" className="font-sans text-14 leading-[22px] font-bold tracking-normal">
            {t('change.exception')}
          </h3>
          <ul className="list-disc pl-5">
            {change.rules.map((rule) => (
              <li key={JSON.stringify(rule)}>{ruleText(rule, locale)}</li>
            ))}
          </ul>
        </section>
      )}
      {change.message && (
        <blockquote className="mb-4 border-l-2 border-accent pl-4 text-14 whitespace-pre-line">
          {change.message}
        </blockquote>
      )}
    </>
  );
}
