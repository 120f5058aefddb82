import type { Metadata } from 'next';
import { cache } from 'react';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { OfferMissing } from '@/components/sales/offer/offer-missing';
import { getPage } from '@/lib/catalogue/content/page';
import { currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';

type Props = { params: Promise<{ token: string }> };

const readOffer = cache(async (token: string) => getOfferByToken(token, (await getPage()).brandId));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await readOffer((await params).token);
  return {
    title: shown ? { absolute: `${shown.offer.title} · ${shown.offer.agency.name}` } : undefined,
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  };
}

/** The private page of an offer: whoever holds its address reads it, compares, comments and approves, without an account. */
export default async function ClientOfferByLink({ params }: Props) {
  const { token } = await params;
  const [shown, viewer, now, { locale }] = await Promise.all([
    readOffer(token),
    currentViewer(),
    clock.now(),
    getPage(),
  ]);
  if (!shown) return <OfferMissing locale={locale} />;
  return (
    <ClientOfferPage
      shown={shown}
      token={token}
      pdf={paths.api.clientOffer(token, 'pdf')}
      isVisit={viewer === null}
      now={now}
    />
  );
}
