import { notFound } from 'next/navigation';
import { guardPage } from '@/lib/people/session/page';
import { isPropertyLead } from '@/lib/sales/lead/queries/property-leads';
import DashboardPage, { generateMetadata } from '../../page';

export { generateMetadata };

type Props = {
  params: Promise<{ leadId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The dashboard with a lead of a property opened beside its list (rule 3.12). */
export default async function PropertyLeadPage({ params, searchParams }: Props) {
  const [viewer, { leadId }, asked] = await Promise.all([guardPage('hotels'), params, searchParams]);
  const id = decodeURIComponent(leadId);
  if (viewer && !(await isPropertyLead(viewer, id))) notFound();
  return <DashboardPage searchParams={Promise.resolve({ ...asked, 'hotel-lead-id': id })} />;
}
