import './season.css';
import type { CSSProperties } from 'react';
import { WideSection } from '@/components/catalogue/property/section';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, formatWeekday } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount } from '@/lib/platform/money';
import { changeoverDay, type SeasonMonth } from '@/lib/rates/property/rules/season';
import { LevelTabs } from '../week/level-choice';
import { levelInSentence, periodText, type WeekPage } from '../week/week';
import { freeWeeks } from '../week/week-page';
import { SeasonLegend } from './season-legend';
import type { SeasonTableWords } from './season-table';
import { SeasonTables } from './season-tables';
import type { Season } from './season-view';

type Props = { property: PropertyDetail; seasons: Season[]; page: WeekPage };

/** 1970-01-04 was a Sunday: a day of each weekday, to take its name from. */
const A_SUNDAY = '1970-01-04';

export async function SeasonSection({ property, seasons, page }: Props) {
  const t = await getTranslations('season');
  const [first] = seasons;
  if (!first) {
    return (
      <WideSection id="availabilities" title={t('title')}>
        <p className="lead">{t('none')}</p>
        <a
          href={paths.enquireNow(page.address, page.locale)}
          rel="nofollow"
          className="quiet-link no-print mt-6 text-14"
        >
          {t('enquire')}
        </a>
      </WideSection>
    );
  }
  const [free] = freeWeeks(seasons);
  const slot = Math.max(...seasons.map(({ months }) => priceSlot(months)));
  const words: SeasonTableWords = {
    week: t('week'),
    available: t('state.available'),
    option: t('state.option'),
    onRequest: t('state.onRequest'),
    sold: t('state.sold'),
    notOffered: t('state.notOffered'),
    cell: t('cell', { price: '{price}', state: '{state}', period: '{period}', level: '{level}' }),
  };
  const states = [words.available, words.onRequest, words.sold, words.option];
  const slots = {
    '--price-slot': slot > 0 ? `${(slot * 0.53).toFixed(1)}em` : '0',
    '--state-slot': `${Math.max(...states.map(({ length }) => length)) * 0.5 + 1.2}em`,
    '--levels': page.levels.length,
    '--choose': JSON.stringify(t('choose')),
  } as CSSProperties;
  return (
    <WideSection id="availabilities" title={t('title')} hasLead className="season">
      <p className="lead">
        <Lead property={property} page={page} hasPrices={slot > 0} />
      </p>
      <div className="mt-8 grid gap-y-8 desk:mt-12">
        {first.months.every(({ weeks }) => weeks.every(isTaken)) && (
          <p className="text-18">{free ? t('fullyTaken', { period: periodText(free, page) }) : t('allTaken')}</p>
        )}
        {slot > 0 && <SeasonLegend />}
        {page.levels.length > 1 && <LevelTabs label={t('chooseLevel')} />}
      </div>
      <div style={slots}>
        <SeasonTables hasPrices={slot > 0} words={words} />
      </div>
    </WideSection>
  );
}

function isTaken({ state }: { state: string }): boolean {
  return state === 'sold' || state === 'option';
}

/** Longest price of a table in characters: the slot fits eight digits where they occur and is slim where not. */
function priceSlot(months: readonly SeasonMonth[]): number {
  const lengths = months.flatMap(({ weeks }) =>
    weeks.flatMap(({ levels }) =>
      levels.map(({ price }) => (price.state === 'priced' ? formatAmount(price.price).length : 0)),
    ),
  );
  return Math.max(0, ...lengths);
}

async function Lead({ property, page, hasPrices }: Pick<Props, 'property' | 'page'> & { hasPrices: boolean }) {
  const t = await getTranslations('season');
  const day = formatWeekday(addDays(A_SUNDAY, changeoverDay(property.stays) % 7), page.locale, 'long');
  if (!hasPrices) return t('leadNoPrice', { day });
  const currency = page.currency === 'EUR' || page.currency === 'CHF' ? t(page.currency) : page.currency;
  if (page.levels.length < 2) return t('leadOneLevel', { day, currency });
  return t('lead', { day, currency, level: levelInSentence(page.shownLevel, page) });
}
