import type { Metadata } from 'next';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { GridFilter } from '@/components/rates/property/agency/grid-filter';
import { HousesToRemove } from '@/components/rates/property/agency/houses-to-remove';
import { PrintButton } from '@/components/rates/property/agency/print-button';
import { SeasonCells } from '@/components/rates/property/agency/season-cells';
import { SeasonGrid } from '@/components/rates/property/agency/season-grid';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { sortServiceLevels } from '@/lib/catalogue/property/rules/service-level';
import { canSeeCommission } from '@/lib/people/access/agency';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { readAgencySeasons } from '@/lib/rates/property/queries/agency-season';
import {
  type GridLength,
  gridLengths,
  gridSeasons,
  MOST_HOUSES,
  seasonGrid,
} from '@/lib/rates/property/rules/season-grid';
import { listPropertyLeads } from '@/lib/sales/lead/queries/property-leads';
import { openAt } from '@/lib/sales/lead/rules/transition';
import { readSearch } from '@/lib/sales/search/schema';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('chalets.grid'))('plainTitle') };
}

const textsOf = (value: string | string[] | undefined) =>
  [value ?? []]
    .flat()
    .flatMap((one) => one.split(','))
    .filter(Boolean);

const seasonValue = ({ kind, year }: { kind: string; year: number }) => `${kind}-${year}`;

export default async function SeasonGridPage({ searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [query, { locale, includeDemos }, brand, time, t, season, names, week, lead] = await Promise.all([
    searchParams,
    getPage(),
    currentBrand(),
    clock.business(),
    getTranslations('chalets.grid'),
    getTranslations('season'),
    getTranslations('property'),
    getTranslations('chalets.page'),
    getTranslations('propertyLead'),
  ]);
  const [today, now] = [time.today(), time.now()];
  const wanted = [...new Set(textsOf(query.properties))];
  const propertyIds = wanted.slice(0, MOST_HOUSES);
  const [houses, leads] = await Promise.all([
    readAgencySeasons(viewer, {
      propertyIds,
      brand,
      locale,
      includeDemos: showsDemoProperties(viewer, includeDemos),
      today,
      now,
    }),
    listPropertyLeads(viewer, propertyIds),
  ]);
  if (houses.length === 0) {
    return (
      <AgencyPage title={t('empty')} lead={t('emptyText')}>
        <TextLink href={paths.search()} hasArrow>
          {t('choose')}
        </TextLink>
      </AgencyPage>
    );
  }
  const { filter } = readSearch({ adults: query.guests }, today);
  const guests = filter.adults ?? Math.min(...houses.map(({ card }) => card.beds?.adults ?? 1));
  const nights: GridLength = gridLengths.find((length) => String(length) === query.nights) ?? 7;
  const isFlexible = query.around === 'true';
  const seasons = gridSeasons(houses, today);
  const shown = seasons.find((one) => seasonValue(one) === query.season) ?? seasons[0];
  const levels = sortServiceLevels([...new Set(houses.flatMap(({ serviceLevels }) => serviceLevels))]);
  const level = levels.find((one) => one === query.level) ?? levels.at(-1) ?? '';
  const rows = shown ? seasonGrid(houses, { season: shown, nights, isFlexible, guests, today }) : [];
  const nameOf = ({ kind, year }: { kind: 'winter' | 'summer'; year: number }) =>
    kind === 'winter'
      ? season('winter', { from: year, to: String(year + 1).slice(2) })
      : season('summer', { from: year });
  // Those for which there is no room stay in the address: they come in as soon as one leaves.
  const waiting = wanted.slice(MOST_HOUSES);
  const ids = [...houses.map(({ card }) => card._id), ...waiting];
  return (
    <AgencyPage
      title={shown ? t('title', { season: nameOf(shown) }) : t('plainTitle')}
      lead={t('lead', { houses: houses.length, guests })}
      aside={<PrintButton label={t('print')} />}
    >
      <VerificationNotice viewer={viewer} />
      {waiting.length > 0 && (
        <p role="status" className="mb-4 max-w-[68ch] text-14 text-warning">
          {t('waiting', { most: MOST_HOUSES, count: waiting.length })}
        </p>
      )}
      <GridFilter
        properties={ids.join(',')}
        {...{ guests, nights, levels, level, isFlexible }}
        seasons={seasons.map((one) => ({ value: seasonValue(one), label: nameOf(one) }))}
        season={shown && seasonValue(shown)}
        levelNames={names}
      />
      {rows.length === 0 ? (
        <p className="text-soft">{t('noWeeks', { count: nights })}</p>
      ) : (
        <SeasonCells
          words={{
            ...{ total: week('total'), perPersonNight: week('perPersonNight'), takeOption: week('takeOption') },
            ...{ secondOption: week('secondOption'), interest: week('interest'), book: week('book') },
            commission: canSeeCommission(viewer, brand) ? week('yourCommission', { percent: '{percent}' }) : '',
            ...{ askOperator: week('askOperator'), open: t('openWeek'), close: t('close') },
            optionText: lead('optionText'),
          }}
          houses={houses.map(({ card, currency, earned }) => ({
            ...{ href: card.href, currency },
            percent: earned ? formatNumber(earned.commission) : '',
          }))}
        >
          <SeasonGrid {...{ houses, rows, guests, level, locale, now }} leads={openAt(leads, now)} />
        </SeasonCells>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 text-13 text-soft">
        <span>{t('legend')}</span>
        <span className="no-print max-desk:hidden">{t('keys')}</span>
      </p>
      <HousesToRemove
        houses={houses.map(({ card }) => ({
          name: card.name,
          without: ids.filter((id) => id !== card._id),
        }))}
      />
    </AgencyPage>
  );
}
