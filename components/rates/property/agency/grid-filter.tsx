import { levelName } from '@/components/catalogue/property/level-name';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type GridLength, gridLengths } from '@/lib/rates/property/rules/season-grid';

type Props = {
  /** The houses of the grid, and those that wait for a place in it. */
  properties: string;
  guests: number;
  nights: GridLength;
  seasons: readonly { value: string; label: string }[];
  season: string | undefined;
  levels: readonly string[];
  level: string;
  levelNames: Parameters<typeof levelName>[1];
  /** Weeks that begin on another day are shown as well. */
  isFlexible: boolean;
};

const fieldClass = 'h-9 rounded-desk border border-input bg-surface px-2 text-14 text-ink';

/** What the season grid shows of its houses. */
export async function GridFilter({ properties, guests, nights, seasons, levels, level, ...props }: Props) {
  const [t, season] = await Promise.all([getTranslations('chalets.grid'), getTranslations('season')]);
  return (
    <form action={paths.seasonGrid()} className="no-print mb-4 flex flex-wrap items-end gap-4">
      <input type="hidden" name="properties" value={properties} />
      <label className="grid gap-1 text-12 text-soft">
        {t('guests')}
        <input type="number" name="guests" min={1} max={25} defaultValue={guests} className={`${fieldClass} w-20`} />
      </label>
      <label className="grid gap-1 text-12 text-soft">
        {t('length')}
        <select name="nights" defaultValue={nights} className={fieldClass}>
          {gridLengths.map((length) => (
            <option key={length} value={length}>
              {t('nights', { count: length })}
            </option>
          ))}
        </select>
      </label>
      {seasons.length > 1 && (
        <label className="grid gap-1 text-12 text-soft">
          {t('seasons')}
          <select name="season" defaultValue={props.season} className={fieldClass}>
            {seasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="grid gap-1 text-12 text-soft wide:hidden">
        {season('chooseLevel')}
        <select name="level" defaultValue={level} className={fieldClass}>
          {levels.map((one) => (
            <option key={one} value={one}>
              {levelName(one, props.levelNames)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex h-9 items-center gap-2 text-13">
        <input
          type="checkbox"
          name="around"
          value="true"
          defaultChecked={props.isFlexible}
          className="size-4 accent-main"
        />
        {t('around')}
      </label>
      <button type="submit" className={compactButtonClass()}>
        {t('show')}
      </button>
    </form>
  );
}
