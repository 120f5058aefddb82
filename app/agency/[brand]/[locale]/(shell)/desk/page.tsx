import type { Metadata } from 'next';
import { RequestBoard } from '@/components/sales/lead/request-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { TodayBoard } from '@/components/today/deadline/today-board';
import { getPage } from '@/lib/catalogue/content/page';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { mayNote } from '@/lib/money/dues/rules';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { getCardOfBooking } from '@/lib/money/vault/queries';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatDay, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { listRequests, openRequest } from '@/lib/sales/lead/queries/requests';
import { listToday } from '@/lib/today/deadline/queries/list';
import { readTodayQuery } from '@/lib/today/deadline/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.desk');
  return { title: t('title') };
}

/** Requests of the hotel's contact, or of the operator's properties, by their clock. */
export default async function DeskPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const [t, asked, { locale }, now] = await Promise.all([
    getTranslations('desk'),
    searchParams,
    getPage(),
    clock.now(),
  ]);
  const [requests, median] = await Promise.all([
    listRequests(viewer, locale),
    viewer.hasHotelAccess ? getMedianAnswer(viewer, viewer) : null,
  ]);
  const { request } = asked;
  const opened = typeof request === 'string' ? await openRequest(viewer, request, locale, requests) : null;
  const dues = await getDuesOfBooking(viewer, opened?.request);
  const links = opened && makesLinks(viewer) && dues.length > 0 ? await listLinks(viewer, opened.request._id) : null;
  const card = opened && (await getCardOfBooking(viewer, opened.request._id));
  const timeZone = requests.due[0]?.timeZone ?? timeZoneOf('');
  const today = toDateOnly(now, timeZone);
  const day = `${formatWeekday(today, locale)} ${formatDay(today, locale)}`;
  const isOperators = viewer.operatorId !== null && viewer.hotelId === null;
  const count = requests.due.length;
  const lead = t(isOperators ? 'property.lead' : 'lead', { day, time: formatTime(now, locale, timeZone), count });
  return (
    <AgencyPage title={t('title')} lead={lead}>
      <RequestBoard
        requests={requests}
        opened={opened && { ...opened, dues, links, card, notesDues: dues.some((due) => mayNote(viewer, due)) }}
        beside={!opened && <DeskToday viewer={viewer} asked={asked} locale={locale} now={now} />}
        median={median}
        namesHotels={!viewer.hotelId}
        locale={locale}
        now={now}
      />
    </AgencyPage>
  );
}

type TodayProps = {
  viewer: Viewer;
  asked: Record<string, string | string[] | undefined>;
  locale: Locale;
  now: Date;
};

/** What waits for the house beside its requests: stays to confirm, messages, what it sends back. Nothing: not a word. */
async function DeskToday({ viewer, asked, locale, now }: TodayProps) {
  if (!viewer.hotelId && !viewer.operatorId) return null;
  const query = readTodayQuery(asked);
  const { kind, day: until, due: limit, open: opened } = query;
  const sifted = { scope: 'desk' as const, kind, until, limit, opened, isBesideRequests: true as const };
  const [t, brand] = await Promise.all([getTranslations('desk'), currentBrand()]);
  const today = await listToday(viewer, brand, sifted);
  if (today.counts.all + today.counts.snoozed + today.results.length === 0) return null;
  const hrefOf = (changes: Record<string, string | undefined>) => paths.desk({ kind, day: until, ...changes });
  return (
    <section aria-labelledby="beside" className="mt-8">
      <h2 id="beside" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
        {t('beside')}
      </h2>
      <TodayBoard view={{ today, query, hrefOf, doer: { viewer, brand } }} locale={locale} now={now} />
    </section>
  );
}
