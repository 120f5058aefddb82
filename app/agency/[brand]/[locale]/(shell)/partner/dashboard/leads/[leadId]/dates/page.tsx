import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { OtherDatesPage } from '@/components/sales/lead/dates/other-dates-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { canSeeCommission } from '@/lib/people/access/agency';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOtherDates } from '@/lib/sales/lead/queries/other-dates';
import { currentBrand } from '@/lib/web/brand/page';

type Props = {
  params: Promise<{ leadId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('otherDates'))('title') };
}

const single = (value: string | string[] | undefined) => [value].flat()[0];

/** What was chosen and what was typed stand in the address: whoever gets it sees the same. */
export default async function LeadDatesPage({ params, searchParams }: Props) {
  const [viewer, { leadId }, asked, page, brand, sent] = await Promise.all([
    guardPage('hotels'),
    params,
    searchParams,
    getPage(),
    currentBrand(),
    headers(),
  ]);
  const query = { arrival: single(asked.arrival), departure: single(asked.departure), from: single(asked.from) };

  if (!viewer) return <NotRegistered />;
  const seesCommission = canSeeCommission(viewer, brand);
  const host = { ...page, isLocal: sent.get('x-alpenglow-local') === 'true' };
  const dates = await getOtherDates(viewer, decodeURIComponent(leadId), query, host, { seesCommission });
  if (!dates) notFound();
  return <OtherDatesPage dates={dates} locale={page.locale} />;
}
