import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { AgencyMissing } from '@/components/shell/agency-missing';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';

type Props = { params: Promise<{ offerId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('preview') };
}

/** The newest version as the client will see it, drafts too. */
export default async function OfferPreviewPage({ params }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const offerId = decodeURIComponent((await params).offerId);
  const [shown, now] = await Promise.all([getOfferAsClient(viewer, offerId), clock.now()]);
  if (!shown) return <AgencyMissing />;
  return <ClientOfferPage shown={shown} token={null} pdf={paths.api.offer(offerId, 'pdf')} isVisit={false} now={now} />;
}
