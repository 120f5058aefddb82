import { getLocale, getMessages } from 'next-intl/server';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listDestinationRequests } from '@/lib/sales/destination-request/queries';
import { AnswerForm } from './answer-form';

/** The destinations agencies miss, those first that wait for an admin's answer. */
export async function Answers({ viewer }: { viewer: Viewer }) {
  const [t, locale, { manage }, requests] = await Promise.all([
    getTranslations('manage.destinations'),
    getLocale(),
    getMessages(),
    listDestinationRequests(viewer, {}),
  ]);
  const day = (instant: string) => formatDay(instant.slice(0, 10), locale);
  const openFirst = [...requests].sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));
  if (requests.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <ul className="max-w-[880px] divide-y divide-line border-y border-line">
      {openFirst.map(({ _id, place, reason, status, answer, travelAgency, createdAt, answeredAt }) => (
        <li key={_id} className="py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-16 font-bold">{place}</span>
            <span className="text-13">{t(status)}</span>
          </p>
          <p className="text-12 text-soft">{t('by', { agency: travelAgency.name, date: day(createdAt) })}</p>
          <p className="mt-1 max-w-[68ch]">{reason}</p>
          {status === 'open' ? (
            <AnswerForm
              action={paths.api.destinationRequest(_id)}
              version={contentVersion(status)}
              words={manage.destinations}
            />
          ) : (
            <p className="mt-2 border-l-2 border-main pl-3 text-14">
              {answeredAt && (
                <span className="block text-12 text-soft">{t('answeredOn', { date: day(answeredAt) })}</span>
              )}
              {answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
