import type { ReactNode } from 'react';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { type ToldLine, toldLines } from '@/lib/sales/lead/told-words';

type Props = { request: Pick<SupplierRequest, 'told' | 'isOfGuest' | 'status'>; locale: Locale; heading: 'h2' | 'h3' };

function shown({ fact, value }: ToldLine): ReactNode {
  if (fact === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  if (fact === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  return fact === 'discount' ? <strong className="text-warning">{value}</strong> : value;
}

/** Who comes, what they wish and how it is paid: every fact the reader may be told, in one list. */
export async function RequestTold({ request, locale, heading: Heading }: Props) {
  const t = await getTranslations('desk');
  const { told, isOfGuest, status } = request;
  return (
    <section aria-labelledby="request-told" className="mt-5">
      <Heading id="request-told" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t(isOfGuest ? 'guest.heading' : 'told')}
      </Heading>
      <dl className="mt-2 border-t border-line text-14">
        {toldLines(told, locale).map((line) => (
          <div key={line.fact} className="flex justify-between gap-4 border-b border-line-faint py-2">
            <dt className="text-soft">{line.label}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">{shown(line)}</dd>
          </div>
        ))}
      </dl>
      {isOfGuest && status === 'REQUESTED_BOOKING' && <p className="mt-2 text-13 text-soft">{t('guest.later')}</p>}
    </section>
  );
}
