import type { Metadata } from 'next';
import { RequestBoard } from '@/components/sales/lead/request-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { mayNote } from '@/lib/money/dues/rules';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { getCardOfBooking } from '@/lib/money/vault/queries';
import { guardPage } from '@/lib/people/session/page';
import { clock } from '@/lib/platform/clock';
import { formatDay, formatTime, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { listRequests, openRequest } from '@/lib/sales/lead/queries/requests';

type Props = { searchParams: Promise<{ request?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.desk');
  return { title: t('title') };
}

/** Requests of the hotel's contact, or of the operator's properties, by their clock. */
export default async function DeskPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const [t, { request }, { locale }, now] = await Promise.all([
    getTranslations('desk'),
    searchParams,
    getPage(),
    clock.now(),
  ]);
  const [requests, median] = await Promise.all([
    listRequests(viewer, locale),
    viewer.hasHotelAccess ? getMedianAnswer(viewer, viewer) : null,
  ]);
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
        median={median}
        namesHotels={!viewer.hotelId}
        locale={locale}
        now={now}
      />
    </AgencyPage>
  );
}
