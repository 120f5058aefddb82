import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AnswerForm } from '@/components/people/manage/answer-form';
import { ManagePage } from '@/components/people/manage/manage-page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import { listDestinationRequests } from '@/lib/sales/destination-request/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manage');
  return { title: t('destinations.title'), description: t('description') };
}

export default async function ManagedDestinations() {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [t, locale, { manage }, requests] = await Promise.all([
    getTranslations('manage.destinations'),
    getLocale(),
    getMessages(),
    listDestinationRequests(viewer, {}),
  ]);
  const day = (instant: string) => formatDay(instant.slice(0, 10), locale);
  const openFirst = [...requests].sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));
  return (
    <ManagePage title={t('title')}>
      {requests.length === 0 && <p className="text-soft">{t('none')}</p>}
      <ul className="max-w-[880px] divide-y divide-line border-y border-line empty:hidden">
        {openFirst.map(({ _id, place, reason, status, answer, travelAgency, createdAt, answeredAt }) => (
          <li key={_id} className="py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-16 font-bold">{place}</span>
              <span className="text-13">{t(status)}</span>
            </p>
            <p className="text-12 text-soft">{t('by', { agency: travelAgency.name, date: day(createdAt) })}</p>
            <p className="mt-1 max-w-[68ch]">{reason}</p>
            {status === 'open' ? (
              <AnswerForm action={paths.api.destinationRequest(_id)} words={manage.destinations} />
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
    </ManagePage>
  );
}
