import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LastLook } from '@/components/sales/offer/last-look';
import { AgencyMissing } from '@/components/shell/agency-missing';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOfferAsClient } from '@/lib/sales/offer/queries/client-offer';
import { getOffer } from '@/lib/sales/offer/queries/detail';

type Props = { params: Promise<{ offerId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('send') };
}

/** The last look at a draft before its client has it: to whom, the mail, what changes for them, and what was checked. */
export default async function OfferSendingPage({ params }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const offerId = decodeURIComponent((await params).offerId);
  const { locale } = await getPage();
  const [t, offer, next, known] = await Promise.all([
    getTranslations('offers.look'),
    getOffer(viewer, offerId, { seesCommission: false, locale }),
    getOfferAsClient(viewer, offerId),
    getOfferAsClient(viewer, offerId, 'sent'),
  ]);
  if (!offer || !next) return <AgencyMissing />;
  if (!offer.isDraft) redirect(paths.offer(offerId));
  const client = next.offer.clientName;
  return (
    <AgencyPage
      title={t('title', { number: offer.number })}
      lead={t('lead', { title: offer.title || '–', client: client || '–' })}
    >
      <LastLook offer={offer} next={next} known={known} locale={locale} />
    </AgencyPage>
  );
}
