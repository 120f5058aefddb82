import { notFound } from 'next/navigation';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { getLead } from '@/lib/sales/lead/queries/detail';
import DashboardPage, { generateMetadata } from '../../page';

export { generateMetadata };

type Props = {
  params: Promise<{ leadId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The dashboard with a lead of a property opened beside its list (rule 3.12). */
export default async function PropertyLeadPage({ params, searchParams }: Props) {
  const [viewer, { leadId }, asked, { locale }] = await Promise.all([
    guardPage('hotels'),
    params,
    searchParams,
    getPage(),
  ]);
  const lead = viewer && (await getLead(viewer, decodeURIComponent(leadId), locale, { seesCommission: false }));
  if (viewer && !lead?.propertyId) notFound();
  return <DashboardPage searchParams={Promise.resolve({ ...asked, 'hotel-lead-id': lead?._id })} />;
}
