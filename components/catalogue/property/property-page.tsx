import './property.css';
import { Gallery } from '@/components/catalogue/gallery/gallery';
import { SeasonSection } from '@/components/rates/property/season/season-section';
import { getSeasonViews, type Season } from '@/components/rates/property/season/season-view';
import { TermsSection } from '@/components/rates/property/terms/terms-section';
import { durationLine, priceText, type Week, type WeekPage } from '@/components/rates/property/week/week';
import { freeWeeks, getWeekPage, lowestWeek } from '@/components/rates/property/week/week-page';
import { WeekSlot, YourWeek } from '@/components/rates/property/week/your-week';
import { PropertyJsonLd } from '@/components/web/seo/property-json-ld';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import type { Crumb } from '@/lib/web/seo/structured-data';
import { Description } from './description';
import { Equipment } from './equipment';
import { FloorPlans } from './floor-plans';
import { Highlights } from './highlights';
import { IncludedServices } from './included-services';
import { Location } from './location';
import { PeriodPanel } from './period-panel';
import { PropertyHead } from './property-head';
import { SectionTabs } from './section-tabs';
import { SimilarSection } from './similar-section';

type Props = {
  property: PropertyDetail;
  seasons: Season[];
  similar: SimilarProperty[];
  crumbs: Crumb[];
  locale: Locale;
  today: PlainDate;
};

export async function PropertyPage({ property, seasons, similar, crumbs, locale, today }: Props) {
  const [t, page] = await Promise.all([
    getTranslations('property.tabs'),
    getWeekPage(property, seasons, locale, today),
  ]);
  const lowest = lowestWeek(seasons);
  const hasFreeWeeks = freeWeeks(seasons).length > 0;
  const tabs = [
    { id: 'general', label: t('general') },
    { id: 'information', label: t('information') },
    { id: 'location', label: t('location') },
    { id: 'availabilities', label: t('availabilities') },
    { id: 'terms', label: t('terms') },
    ...(property.floorplans.length > 0 ? [{ id: 'floor-plans', label: t('floorPlans') }] : []),
  ];
  return (
    <div className="property-page">
      <PropertyJsonLd property={property} locale={locale} />
      <YourWeek page={page} seasons={await getSeasonViews(seasons, page)}>
        <Gallery pictures={property.pictures} films={property.videos} name={property.name} />
        <SectionTabs tabs={tabs} label={t('label')} />
        <div className="wrap pt-9 desk:grid desk:grid-cols-[minmax(0,1fr)_300px] desk:items-start desk:gap-x-10 desk:pt-8 menu:grid-cols-[minmax(0,1fr)_376px] menu:gap-x-16 wide:gap-x-26">
          {/* What a reader mode keeps: name, text, what it offers; not prices, maps and other properties. */}
          <article>
            <div id="general" data-section>
              <PropertyHead property={property} locale={locale} crumbs={crumbs} />
              <Description markdown={property.descriptionMarkdown} />
              <Highlights highlights={property.highlights} />
            </div>
            <div id="information" data-section>
              <IncludedServices services={property.services} levels={page.levels} />
              <Equipment property={property} />
            </div>
          </article>
          <PeriodPanel property={property} page={page} lowest={lowest} hasFreeWeeks={hasFreeWeeks} />
        </div>
        {/* On a telephone the bar floats over the whole page, beside the panel only over what lies below it. */}
        <div className="max-desk:contents">
          <div className="wrap pb-20 desk:pb-32">
            <Location property={property} locale={locale} />
            <SeasonSection property={property} seasons={seasons} page={page} />
            <TermsSection page={page} sales={property.salesTerms} hasFreeWeeks={hasFreeWeeks} />
            <FloorPlans plans={property.floorplans} />
            <SimilarSection properties={similar} />
          </div>
          {hasFreeWeeks && (
            <div role="status" className="no-print sticky bottom-0 z-5 bg-surface shadow-float">
              <div className="wrap flex min-h-18 flex-wrap items-center min-[360px]:flex-nowrap justify-between gap-x-4 gap-y-2 py-3">
                <WeekSlot part="bar">
                  <LowestBar lowest={lowest} page={page} />
                </WeekSlot>
              </div>
            </div>
          )}
        </div>
      </YourWeek>
    </div>
  );
}

/** The bar at the lower edge before a week is chosen. */
async function LowestBar({ lowest, page }: { lowest: Week | null; page: WeekPage }) {
  const t = await getTranslations('property.panel');
  return (
    <>
      <div className="min-w-0 desk:flex desk:flex-wrap desk:items-baseline desk:gap-x-6">
        <p className="figures text-18 leading-6 whitespace-nowrap">
          {lowest ? t('from', { price: priceText(lowest, page) }) : t('priceOnRequest')}
        </p>
        {lowest && <p className="text-13 text-soft leading-[18px]">{durationLine(lowest, page)}</p>}
      </div>
      <a href="#availabilities" className="week-bar-button">
        {t('choose')}
      </a>
    </>
  );
}
