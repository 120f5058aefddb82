import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewOffer } from '@/components/sales/offer/new-offer';
import { OfferTable } from '@/components/sales/offer/offer-table';
import { AgencyPage, EmptyState } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import { listOfferable } from '@/lib/sales/offer/queries/offerable';
import { listOffers } from '@/lib/sales/offer/queries/offers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('title') };
}

export default async function OffersPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const { locale } = await getPage();
  const [t, lines, leads] = await Promise.all([
    getTranslations('offers'),
    listOffers(viewer),
    listOfferable(viewer, locale),
  ]);
  const isTeam = viewer.role !== 'agent';
  const facts = (['from', 'what', 'then'] as const).map((fact) => ({
    title: t(`emptyFacts.${fact}`),
    text: t(`emptyFacts.${fact}Text`),
  }));
  return (
    <AgencyPage title={t('title')} lead={t(isTeam ? 'teamLead' : 'lead')}>
      {viewer.agency && leads.length > 0 && (
        <NewOffer
          action={paths.api.offers()}
          leads={leads.map(({ _id, clientName, name, checkIn, checkOut }) => ({
            _id,
            label: `${clientName} · ${name}, ${formatRange(checkIn, checkOut, locale, { month: 'short' })}`,
          }))}
          words={{ heading: t('newFrom'), lead: t('chooseLead'), button: t('createButton') }}
        />
      )}
      {lines.length > 0 ? (
        <OfferTable lines={lines} locale={locale} namesAgents={isTeam} />
      ) : (
        <EmptyState headline={t('empty')} facts={facts} next={{ href: paths.hotels(), label: t('toHotels') }} />
      )}
    </AgencyPage>
  );
}
