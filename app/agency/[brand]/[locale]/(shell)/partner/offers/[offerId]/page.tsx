import type { Metadata } from 'next';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { OfferDesk } from '@/components/sales/offer/offer-desk';
import { OfferUnknown } from '@/components/sales/offer/offer-unknown';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { canSeeCommission } from '@/lib/people/access/agency';
import { guardPage } from '@/lib/people/session/page';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { listOfferable } from '@/lib/sales/offer/queries/offerable';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { params: Promise<{ offerId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('title') };
}

export default async function OfferPage({ params }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const offerId = decodeURIComponent((await params).offerId);
  const [brand, { locale }] = await Promise.all([currentBrand(), getPage()]);
  const [offer, leads, today] = await Promise.all([
    getOffer(viewer, offerId, { seesCommission: canSeeCommission(viewer, brand), locale }),
    listOfferable(viewer, locale),
    clock.today(),
  ]);
  if (!offer) return <OfferUnknown />;
  return (
    <OfferDesk
      offer={offer}
      leads={leads}
      notice={<VerificationNotice viewer={viewer} />}
      locale={locale}
      today={today}
      link={offer.link}
      markup={brand.offerMarkup}
    />
  );
}
