import type { Metadata } from 'next';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { AgencyMissing } from '@/components/shell/agency-missing';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';

type Props = {
  params: Promise<{ offerId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('preview') };
}

/** The newest version as the client will see it, drafts too; with `version` that one as it was sent. */
export default async function OfferPreviewPage({ params, searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const offerId = decodeURIComponent((await params).offerId);
  const version = readVersion((await searchParams).version);
  const [shown, now] = await Promise.all([getOfferAsClient(viewer, offerId, version), clock.now()]);
  if (!shown) return <AgencyMissing />;
  return <ClientOfferPage shown={shown} token={null} pdf={paths.api.offer(offerId, 'pdf')} isVisit={false} now={now} />;
}

function readVersion(asked: string | string[] | undefined): number | 'newest' {
  return typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 'newest';
}
