import type { ShownLink } from '@/lib/money/payment-link/types';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';

/** The newest first; of a view only its time is known. */
export async function LinkHistory({ link, locale }: { link: ShownLink; locale: Locale }) {
  const t = await getTranslations('payment');
  const { events, currency, timeZone } = link;
  return (
    <section aria-labelledby="link-history" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="link-history" className="font-sans text-16 font-bold tracking-normal">
          {t('link.history')}
        </h2>
        <p className="text-13 text-soft">{t('link.historyNote')}</p>
      </div>
      <ol className="mt-3 grid gap-3 text-14">
        {numbered(events.toReversed()).map(({ number, value: { kind, at, actor, amount } }) => (
          <li key={number} className="desk:grid desk:grid-cols-[180px_1fr] desk:gap-4">
            <time dateTime={at.toISOString()} className="block text-13 text-soft">
              {formatMoment(at, locale, timeZone)}
            </time>
            <p>
              {t(`link.event.${kind}`, {
                who: actor ?? '',
                amount: amount === null ? '' : formatMoney(money(Number(amount), currency)),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
