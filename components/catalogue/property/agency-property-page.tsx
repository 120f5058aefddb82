import type { ReactNode } from 'react';
import { FactLine } from '@/components/catalogue/hotel/fact-line';
import { optionWords } from '@/components/rates/hold/option-words';
import { type AgencySeason, AgencySeasonTable } from '@/components/rates/property/agency/agency-season';
import { ChosenWeek } from '@/components/rates/property/agency/chosen-week';
import { NearestFree } from '@/components/rates/property/agency/nearest-free';
import { getListTitle } from '@/components/sales/search/title';
import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { type PropertyDeed, paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { Description } from './description';
import { Equipment } from './equipment';
import { FloorPlans } from './floor-plans';
import { Highlights } from './highlights';
import { IncludedServices } from './included-services';
import { Location } from './location';
import { PropertyStrip } from './property-strip';
import { TermsTab, type TermsTabProps } from './terms-tab';

const measure = 'mx-auto w-full max-w-[1440px] px-4 desk:px-8';
const field = 'h-9 rounded-desk border border-input bg-surface px-3 text-14';

export type AgencyPropertyProps = TermsTabProps & {
  seasons: AgencySeason[];
  leads: readonly PropertyLead[];
  asked: { adults: number | null; children: number | null };
  guests: number;
  tab: 'description' | 'terms';
  includeDemos: boolean;
  locale: Locale;
  today: PlainDate;
  now: Date;
  /** How long the operator usually takes to answer, in words; null while nobody can say. */
  usually: string | null;
  notice: ReactNode;
  /** How many options the agency holds here in the season of the chosen week, in words. */
  limit: string;
};

/** A property as somebody reads it who sells it (rule 7.3). */
export async function AgencyPropertyPage(props: AgencyPropertyProps) {
  const { property, own, seasons, leads, page, level, chosen, asked, guests, includeDemos, locale, today, now, limit } =
    props;
  const t = await getTranslations('chalets.page');
  const levelName = page.levels.find((one) => one.level === level);
  const terms = page.terms?.rules ?? null;
  const deedHref = (deed: PropertyDeed, stay: Period): string =>
    paths.propertyDeed(property.address, deed, locale, {
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      serviceLevel: level,
      adults: (asked.adults ?? 0) + (asked.children ?? 0) || undefined,
    });
  const period = chosen && { checkIn: chosen.week.checkIn, checkOut: chosen.week.checkOut };
  return (
    <div className="pb-16">
      <AgencyPropertyHead {...props} />
      <div className={`${measure} pt-6`}>
        <LevelAndGuests {...props} />
        <div className="mt-6 grid gap-8 wide:grid-cols-[minmax(0,1fr)_344px]">
          <div className="grid gap-8 max-wide:order-2">
            {seasons.length === 0 && <p className="text-soft">{t('noSeason')}</p>}
            {seasons.map((season) => (
              <section key={season.name}>
                <h2 className="text-22">{season.name}</h2>
                <p className="mb-3 text-13 text-soft">
                  {t('prices', {
                    currency: own.currency,
                    level: levelName?.inSentence ?? level,
                    free: season.months.flatMap(({ weeks }) => weeks).filter(({ state }) => state === 'available')
                      .length,
                  })}
                </p>
                <AgencySeasonTable
                  {...{ season, leads, terms, level, locale, today, now, deedHref }}
                  property={own}
                  guests={asked}
                  chosen={period}
                />
              </section>
            ))}
          </div>
          <ChosenWeek
            {...{ chosen, guests, terms, locale, today }}
            option={period && optionIn(own, period, locale, now)}
            level={levelName?.inSentence ?? level}
            deedHref={deedHref}
            limit={limit}
            nearest={period && <NearestFree {...{ property, period, includeDemos, locale, today }} />}
          />
        </div>
        <DescriptionOrTerms {...props} />
      </div>
    </div>
  );
}

/** The option another agency, or the viewer's own, holds in these nights, with how long it still runs. */
function optionIn(
  { blocks, timeZone }: AgencySeasonProperty,
  period: Period,
  locale: Locale,
  now: Date,
): string | null {
  const { expiresAt } =
    blocks.find(
      ({ kind, checkIn, checkOut }) =>
        kind === 'confirmedOption' && checkIn < period.checkOut && checkOut > period.checkIn,
    ) ?? {};
  return expiresAt ? optionWords(locale, now).until({ expiresAt, timeZone }) : null;
}

/** Name and place, what it is, and whose it is. */
async function AgencyPropertyHead({ property, own, notice, usually, locale }: AgencyPropertyProps) {
  const [facts, list, sales, listTitle] = await Promise.all([
    getTranslations('property.facts'),
    getTranslations('chalets.list'),
    getTranslations('hotel.sales'),
    getListTitle(),
  ]);
  const { propertyType, countryId, citySlug } = property.address;
  const { beds, place } = property;
  const line = [
    [place.sector?.name, place.city.name, place.country.name].filter(Boolean).join(', '),
    beds && (beds.children > 0 ? facts('adultsAndChildren', beds) : facts('guests', { count: beds.adults })),
    facts('bedrooms', { count: property.bedrooms }),
    facts('bathrooms', { count: property.bathrooms }),
    facts('area', { area: formatNumber(property.squareMetres, 0) }),
    list('operatedBy', { operator: own.operator }),
    usually && sales('usually', { time: usually }),
    own.isDemo && list('demo'),
  ];
  return (
    <header className="border-b border-line bg-surface">
      <div className={`${measure} pt-4 pb-4`}>
        {notice}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 menu:max-w-[calc(100%-580px)]">
            <TextLink href={paths.listing({ propertyType, countryId, citySlug }, locale)} isBack>
              {listTitle(place.city, propertyType)}
            </TextLink>
            <h1 className="mt-2 font-serif text-28 desk:text-[40px] desk:leading-[48px]">{property.name}</h1>
            <p className="mt-2 text-soft">
              <FactLine facts={line.filter((fact) => typeof fact === 'string')} />
            </p>
          </div>
          <PropertyStrip pictures={property.pictures} />
        </div>
      </div>
    </header>
  );
}

/** What the whole page is told for: the level and how many travel. */
async function LevelAndGuests({ property, page, level, chosen, asked, guests, tab }: AgencyPropertyProps) {
  const t = await getTranslations('chalets.page');
  const period = chosen?.week;
  return (
    <form action={property.href} className="flex flex-wrap items-end gap-4">
      {period && <input type="hidden" name="checkIn" value={period.checkIn} />}
      {period && <input type="hidden" name="checkOut" value={period.checkOut} />}
      {tab === 'terms' && <input type="hidden" name="tab" value="terms" />}
      <label className="grid gap-1 text-12 text-soft">
        {t('level')}
        <select name="serviceLevel" defaultValue={level} className={`${field} text-ink`}>
          {page.levels.map((one) => (
            <option key={one.level} value={one.level}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {(['adults', 'children'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-12 text-soft">
          {t(name)}
          <input
            type="number"
            name={name}
            min={name === 'adults' ? 1 : 0}
            max={25}
            defaultValue={asked[name] ?? (name === 'adults' ? guests : 0)}
            className={`${field} w-20 text-ink`}
          />
        </label>
      ))}
      <button type="submit" className={compactButtonClass()}>
        {t('show')}
      </button>
      <TextLink href={paths.seasonGrid({ properties: property._id })}>{t('grid')}</TextLink>
    </form>
  );
}

async function DescriptionOrTerms(props: AgencyPropertyProps) {
  const { property, page, level, chosen, tab, locale } = props;
  const t = await getTranslations('chalets.page');
  const period = chosen && { checkIn: chosen.week.checkIn, checkOut: chosen.week.checkOut };
  return (
    <>
      <nav aria-label={t('tabs')} className="mt-12 flex gap-x-7 border-b border-line">
        {(['description', 'terms'] as const).map((one) => (
          <a
            key={one}
            href={`${property.href}?${new URLSearchParams({ tab: one, serviceLevel: level, ...period })}#sections`}
            aria-current={one === tab ? 'page' : undefined}
            className="border-b-2 border-transparent pt-1 pb-2.5 text-soft aria-[current]:border-accent aria-[current]:font-bold aria-[current]:text-ink"
          >
            {t(one)}
          </a>
        ))}
      </nav>
      <div id="sections" className="scroll-mt-4 pt-2">
        {tab === 'terms' ? (
          <TermsTab {...props} />
        ) : (
          <>
            <p className="mt-6 max-w-[30em] font-serif text-22 leading-8">{property.opening}</p>
            <Description markdown={property.descriptionMarkdown} />
            <Highlights highlights={property.highlights} />
            <IncludedServices services={property.services} levels={page.levels} />
            <Equipment property={property} />
            <Location property={property} locale={locale} />
            <FloorPlans plans={property.floorplans} />
          </>
        )}
      </div>
    </>
  );
}
