import { getLocale, getMessages } from 'next-intl/server';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { DestinationRequestJson } from '@/lib/sales/destination-request/schema';
import { DestinationForm } from './destination-form';

/** "Add a missing destination", and what was answered to those asked for before. */
export async function Destinations({ requests }: { requests: DestinationRequestJson[] }) {
  const [t, locale, { network: words }] = await Promise.all([getTranslations('network'), getLocale(), getMessages()]);
  const day = (instant: string) => formatDay(instant.slice(0, 10), locale);
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('destinations')}
      </h2>
      <p className="mt-1 mb-4 text-14 text-soft">{t('destinationsText')}</p>
      <DestinationForm action={paths.api.destinationRequests()} words={words} />
      <ul className="mt-6 divide-y divide-line-faint border-y border-line empty:hidden">
        {requests.map(({ _id, place, reason, status, answer, askedBy, createdAt, answeredAt }) => (
          <li key={_id} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-bold">{place}</span>
              <span className="text-13">{t(`requestStatus.${status}`)}</span>
            </p>
            <p className="text-14 text-soft">{reason}</p>
            <p className="text-12 text-soft">
              {askedBy ? t('askedBy', { name: askedBy, date: day(createdAt) }) : t('askedOn', { date: day(createdAt) })}
            </p>
            {answer && answeredAt && (
              <p className="mt-2 border-l-2 border-main pl-3 text-14">
                <span className="block text-12 text-soft">{t('answeredOn', { date: day(answeredAt) })}</span>
                {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
