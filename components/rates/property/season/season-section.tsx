import './season.css';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { WideSection } from '@/components/catalogue/property/section';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, formatWeekday } from '@/lib/platform/dates';
import { changeoverDay, type SeasonMonth, seasonBars } from '@/lib/rates/property/rules/season';
import type { SeasonWindow } from '@/lib/rates/property/rules/season-windows';
import { periodText, type Week, type WeekPage, weekKey } from '../week/week';
import { SeasonBars } from './season-bars';
import { SeasonLegend } from './season-legend';
import { priceSlot, SeasonTable } from './season-table';

export type SeasonView = SeasonWindow & { months: SeasonMonth[] };

type Props = { property: PropertyDetail; seasons: SeasonView[]; week: Week | null; page: WeekPage };

/** 1970-01-04 was a Sunday: a day of each weekday, to take its name from. */
const A_SUNDAY = '1970-01-04';

export async function SeasonSection({ property, seasons, week, page }: Props) {
  const t = await getTranslations('season');
  const [first] = seasons;
  if (!first) {
    return (
      <WideSection id="availabilities" title={t('title')}>
        <p className="lead">{t('none')}</p>
        <a href={paths.enquireNow(page.address, page.locale)} className="quiet-link no-print mt-6 text-14">
          {t('enquire')}
        </a>
      </WideSection>
    );
  }
  const levels = property.serviceLevels.map((level) => ({ level, name: page.levelNames[level] ?? level }));
  const shownLevel = week?.serviceLevel ?? levels.at(-1)?.level ?? '';
  const slot = Math.max(...seasons.map(({ months }) => priceSlot(months)));
  const slots = {
    '--price-slot': slot > 0 ? `${(slot * 0.53).toFixed(1)}em` : '0',
    '--state-slot': `${Math.max(...(['available', 'onRequest', 'sold', 'option'] as const).map((state) => t(`state.${state}`).length)) * 0.5 + 1.2}em`,
    '--levels': levels.length,
  } as CSSProperties;
  return (
    <WideSection id="availabilities" title={t('title')} hasLead className="season">
      <p className="lead">
        <Lead property={property} page={page} hasPrices={slot > 0} level={shownLevel} />
      </p>
      <div className="mt-8 grid gap-y-8 desk:mt-12">
        {first.months.every(({ weeks }) => weeks.every(isTaken)) && (
          <p className="text-18">{week ? t('fullyTaken', { period: periodText(week, page) }) : t('allTaken')}</p>
        )}
        {slot > 0 && <SeasonLegend />}
        {levels.length > 1 && <LevelChoice levels={levels} shownLevel={shownLevel} label={t('chooseLevel')} />}
      </div>
      <div style={slots}>
        {seasons.map(({ kind, year, months }, index) => {
          const name =
            kind === 'winter'
              ? t('winter', { from: year, to: String(year + 1).slice(2) })
              : t('summer', { from: year });
          const free = months.flatMap(({ weeks }) => weeks).filter(({ state }) => state === 'available').length;
          return (
            <details key={name} open={index === 0} className="group mt-10 desk:mt-14">
              <summary className="flex list-none items-baseline gap-4 border-line-strong border-t py-4 [&::-webkit-details-marker]:hidden">
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <span className="serif text-28">{name}</span>
                  <span className="text-14 text-soft">{free > 0 ? t('free', { free }) : t('noneFree')}</span>
                </span>
                <svg
                  width="14"
                  height="8"
                  viewBox="0 0 14 8"
                  aria-hidden="true"
                  className="no-print ml-auto shrink-0 transition-transform duration-200 group-open:rotate-180"
                >
                  <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" />
                </svg>
              </summary>
              <div className="pt-6">
                {slot > 0 && (
                  <SeasonBars
                    bars={seasonBars(months, shownLevel)}
                    chosen={week && weekKey(week)}
                    locale={page.locale}
                  />
                )}
                {/* Two hundred cells are laid out by themselves. */}
                <div>
                  <SeasonTable
                    months={months}
                    caption={t('caption', { season: name })}
                    levels={levels}
                    week={week}
                    page={page}
                  />
                </div>
              </div>
            </details>
          );
        })}
      </div>
    </WideSection>
  );
}

function isTaken({ state }: { state: string }): boolean {
  return state === 'sold' || state === 'option';
}

async function Lead({
  property,
  page,
  hasPrices,
  level,
}: Pick<Props, 'property' | 'page'> & { hasPrices: boolean; level: string }) {
  const t = await getTranslations('season');
  const day = formatWeekday(addDays(A_SUNDAY, changeoverDay(property.stays) % 7), page.locale, 'long');
  if (!hasPrices) return t('leadNoPrice', { day });
  const currency = page.currency === 'EUR' || page.currency === 'CHF' ? t(page.currency) : page.currency;
  if (property.serviceLevels.length < 2) return t('leadOneLevel', { day, currency });
  return t('lead', { day, currency, level: page.levelsInSentences[level] ?? level });
}

type ChoiceProps = { levels: { level: string; name: string }[]; shownLevel: string; label: string };

/** Below 800 px the table shows one service level, the chosen one; style sheets do that, so it works without JavaScript. */
function LevelChoice({ levels, shownLevel, label }: ChoiceProps) {
  return (
    <fieldset className="no-print desk:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b text-14">
        {levels.map(({ level, name }, index) => (
          <label
            key={level}
            className="-mb-px cursor-pointer border-transparent border-b py-2.5 text-soft has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-main"
          >
            <input
              type="radio"
              name="season-level"
              value={level}
              data-choice={index}
              data-level-choice
              defaultChecked={level === shownLevel}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
