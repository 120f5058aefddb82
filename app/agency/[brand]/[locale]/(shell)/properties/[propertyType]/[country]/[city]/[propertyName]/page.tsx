import type { Metadata } from 'next';
import { AgencyPropertyPage } from '@/components/catalogue/property/agency-property-page';
import { SetUpList } from '@/components/people/agency/set-up-list';
import { getSeasonViews } from '@/components/rates/property/season/season-view';
import { getWeekPage } from '@/components/rates/property/week/week-page';
import { limitText } from '@/components/sales/lead/option-limit';
import { durationText } from '@/components/sales/lead/request-words';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencySales } from '@/lib/rates/property/queries/agency';
import { readAgencySeasons } from '@/lib/rates/property/queries/agency-season';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { toAgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { seasonWeeks } from '@/lib/rates/property/rules/season';
import { seasonWindows } from '@/lib/rates/property/rules/season-windows';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { readOptionsHeld } from '@/lib/sales/lead/queries/options-held';
import { listPropertyLeads } from '@/lib/sales/lead/queries/property-leads';
import { seasonOf } from '@/lib/sales/lead/rules/option';
import { openAt } from '@/lib/sales/lead/rules/transition';
import { readSearch } from '@/lib/sales/search/schema';
import { currentBrand } from '@/lib/web/brand/page';
import { findPublishedProperty, type PropertySegments } from '@/lib/web/routing/published-source';
import { answerWith } from '@/lib/web/server/current-answer';

type Props = {
  params: Promise<PropertySegments>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function load(viewer: Viewer, params: Props['params']) {
  const [page, id, today] = await Promise.all([getPage(), params.then(findPublishedProperty), clock.today()]);
  const includeDemos = showsDemoProperties(viewer, page.includeDemos);
  const property = id === null ? null : await getProperty(id, page.locale, today, includeDemos);
  return property && { property, locale: page.locale, includeDemos, today };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [viewer, t] = await Promise.all([currentViewer(), getTranslations('chalets.page')]);
  const found = viewer && (await load(viewer, params));
  return { title: found ? found.property.name : t('missing') };
}

export default async function Page({ params, searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [found, query, brand, now] = await Promise.all([
    load(viewer, params),
    searchParams,
    currentBrand(),
    clock.now(),
  ]);
  const t = await getTranslations('chalets');
  const [own] = found
    ? await readAgencySeasons(viewer, { ...found, propertyIds: [found.property._id], brand, now })
    : [];
  if (!found || !own) {
    answerWith(404);
    return (
      <AgencyPage title={t('page.missing')} lead={t('page.missingLead')}>
        <TextLink href={paths.search()} hasArrow>
          {t('list.back')}
        </TextLink>
      </AgencyPage>
    );
  }
  const { property, locale, includeDemos, today } = found;
  const { filter } = readSearch(query, today);
  const asked = { adults: filter.adults ?? null, children: filter.children ?? null };
  const guests = (asked.adults ?? 0) + (asked.children ?? 0) || property.beds?.adults || 1;
  const months = seasonWindows(own.stays, today)
    .map((window) => ({ ...window, months: seasonWeeks({ ...window, ...own, today }) }))
    .filter((season) => season.months.length > 0);
  const [page, leads, held, salesOf, minutes, desk] = await Promise.all([
    getWeekPage(property, months, locale, today),
    listPropertyLeads(viewer, [property._id]),
    readOptionsHeld(viewer, property._id, now),
    readAgencySales(viewer, { propertyIds: [property._id], brand, today, locale }),
    getMedianAnswer(viewer, { hotelId: null, operatorId: own.operatorId }),
    getTranslations('desk'),
  ]);
  const views = await getSeasonViews(months, page);
  const seasons = months.map((season, index) => ({
    name: views[index]?.name ?? '',
    months: season.months.map(({ month, weeks }) => ({
      month,
      weeks: weeks.map((week) => toAgencyWeek(week, guests, own)),
    })),
  }));
  const wanted = [query.serviceLevel].flat()[0];
  const level = own.serviceLevels.find((one) => wanted && isSameServiceLevel(one, wanted)) ?? page.shownLevel;
  const weeks = seasons.flatMap((season) => season.months.flatMap((month) => month.weeks));
  const week = weeks.find(({ checkIn, checkOut }) => checkIn === filter.checkIn && checkOut === filter.checkOut);
  const cell = week?.levels.find((one) => one.serviceLevel === level);
  return (
    <AgencyPropertyPage
      {...{ property, own, seasons, page, level, asked, guests, includeDemos, locale, today, now }}
      leads={openAt(leads, now)}
      chosen={week && cell ? { week, cell } : null}
      operatorTerms={salesOf(property._id)?.termsAndConditions ?? null}
      limit={week ? limitText(messages[locale].propertyLead, held[seasonOf(week.checkIn)]) : ''}
      tab={query.tab === 'terms' ? 'terms' : 'description'}
      usually={minutes === null ? null : durationText(desk, minutes)}
      notice={<SetUpList viewer={viewer} isFolded />}
    />
  );
}
