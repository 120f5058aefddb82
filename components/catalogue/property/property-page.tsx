import './property.css';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '@/components/catalogue/gallery/gallery';
import { SeasonSection, type SeasonView } from '@/components/rates/property/season/season-section';
import { TermsSection } from '@/components/rates/property/terms/terms-section';
import { findWeek, firstFreeWeek, getWeekPage } from '@/components/rates/property/week/week-page';
import { WeekBar } from '@/components/rates/property/week/week-parts';
import { WeekSlot, YourWeek } from '@/components/rates/property/week/your-week';
import { PropertyJsonLd } from '@/components/web/seo/property-json-ld';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SimilarProperty } from '@/lib/rates/property/queries/similar';
import type { SeasonWeek } from '@/lib/rates/property/rules/season';
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
  seasons: SeasonView[];
  similar: SimilarProperty[];
  crumbs: Crumb[];
  locale: Locale;
  today: PlainDate;
};

export async function PropertyPage({ property, seasons, similar, crumbs, locale, today }: Props) {
  const [t, page] = await Promise.all([getTranslations('property.tabs'), getWeekPage(property, locale, today)]);
  const week = firstFreeWeek(seasons);
  const levels = property.serviceLevels.map((level) => ({ level, name: page.levelNames[level] ?? level }));
  const shown =
    week && findWeek(seasons, ({ checkIn, checkOut }) => checkIn === week.checkIn && checkOut === week.checkOut);
  const tabs = [
    { id: 'general', label: t('general') },
    { id: 'information', label: t('information') },
    { id: 'location', label: t('location') },
    { id: 'availabilities', label: t('availabilities') },
    { id: 'terms', label: t('terms') },
    ...(property.floorplans.length > 0 ? [{ id: 'floor-plans', label: t('floorPlans') }] : []),
  ];
  return (
    <article className="property-page">
      <PropertyJsonLd property={property} locale={locale} />
      <YourWeek page={page}>
        <Gallery pictures={property.pictures} films={property.videos} name={property.name} />
        <SectionTabs tabs={tabs} label={t('label')} />
        <div className="wrap pt-9 desk:grid desk:grid-cols-[minmax(0,1fr)_300px] desk:items-start desk:gap-x-10 desk:pt-16 menu:grid-cols-[minmax(0,1fr)_376px] menu:gap-x-16 wide:gap-x-26">
          <div>
            <div id="general" data-section>
              <PropertyHead property={property} locale={locale} crumbs={crumbs} />
              <Description markdown={property.descriptionMarkdown} />
              <Highlights highlights={property.highlights} />
            </div>
            <div id="information" data-section>
              <IncludedServices services={property.services} levels={levels} />
              <Equipment property={property} />
            </div>
          </div>
          <PeriodPanel
            property={property}
            week={week}
            page={page}
            levels={levels.map((one) => ({ ...one, isOffered: shown === null || isOffered(shown, one.level) }))}
          />
        </div>
        {/* On a telephone the bar floats over the whole page, beside the panel only over what lies below it. */}
        <div className="max-desk:contents">
          <div className="wrap pb-20 desk:pb-32">
            <Location property={property} locale={locale} />
            <SeasonSection property={property} seasons={seasons} week={week} page={page} />
            <TermsSection page={page} week={week} sales={property.salesTerms} />
            <FloorPlans plans={property.floorplans} />
            <SimilarSection properties={similar} week={week} />
          </div>
          {week && (
            <div role="status" className="no-print sticky bottom-0 z-5 bg-surface shadow-float">
              <div className="wrap flex min-h-18 items-center justify-between gap-4 py-3">
                <WeekSlot part="bar">
                  <WeekBar week={week} page={page} />
                </WeekSlot>
              </div>
            </div>
          )}
        </div>
      </YourWeek>
    </article>
  );
}

function isOffered(week: SeasonWeek, level: string): boolean {
  return week.levels.some(
    ({ serviceLevel, state }) => state !== 'notOffered' && isSameServiceLevel(serviceLevel, level),
  );
}
