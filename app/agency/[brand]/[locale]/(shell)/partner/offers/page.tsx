import type { Metadata } from 'next';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { NewOffer } from '@/components/sales/offer/new-offer';
import { clientsOf, newOfferWords } from '@/components/sales/offer/new-offer-words';
import { offersHref } from '@/components/sales/offer/offer-filter';
import { OfferList } from '@/components/sales/offer/offer-list';
import { AgencyPage, EmptyState } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { PageSwitch } from '@/components/shell/page-switch';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listOfferable } from '@/lib/sales/offer/queries/offerable';
import { listOffers } from '@/lib/sales/offer/queries/offers';
import { offerGroupOf } from '@/lib/sales/offer/rules/list';
import { readOffersQuery } from '@/lib/sales/offer/schema';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('offers'))('title') };
}

export default async function OffersPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const { locale } = await getPage();
  const query = readOffersQuery(await searchParams);
  const [t, all, leads, today] = await Promise.all([
    getTranslations('offers'),
    listOffers(viewer),
    listOfferable(viewer, locale),
    clock.today(),
  ]);
  const isTeam = viewer.role !== 'agent';
  const own = all.filter(({ agentId }) => agentId === viewer.id);
  const lines = query.scope === 'mine' ? own : all;
  const waiting = lines.filter((line) => offerGroupOf(line) === 'todo').length;
  const facts = (['from', 'what', 'then'] as const).map((fact) => ({
    title: t(`emptyFacts.${fact}`),
    text: t(`emptyFacts.${fact}Text`),
  }));
  const scopes = [
    {
      href: offersHref(query, { scope: 'mine' }),
      label: t('scope.mine', { count: own.length }),
      isHere: query.scope === 'mine',
    },
    {
      href: offersHref(query, { scope: undefined }),
      label: t('scope.team', { count: all.length }),
      isHere: query.scope !== 'mine',
    },
  ];
  return (
    <AgencyPage
      title={t('title')}
      lead={all.length > 0 ? t('waits', { count: waiting }) : t(isTeam ? 'teamLead' : 'lead')}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {isTeam && all.length > 0 && <PageSwitch label={t('scope.label')} pages={scopes} />}
          {viewer.agency && leads.length > 0 && (
            <NewOffer clients={clientsOf(leads, { locale, t })} words={await newOfferWords()} />
          )}
        </div>
      }
    >
      <VerificationNotice viewer={viewer} />
      {all.length > 0 ? (
        <OfferList lines={lines} query={query} locale={locale} today={today} namesAgents={isTeam} />
      ) : (
        <EmptyState headline={t('empty')} facts={facts} next={{ href: paths.hotels(), label: t('toHotels') }} />
      )}
    </AgencyPage>
  );
}
