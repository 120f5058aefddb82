import { fill } from '@/components/form/types';
import { Icon } from '@/components/ui/icon';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { chosenFilters, withoutFilter } from './chosen-filters';
import { useSetting } from './setting';

type Props = {
  values: FilterValues;
  onChange: (field: keyof FilterValues, texts: readonly string[]) => void;
  onReset: () => void;
};

/** Beside the button of the filters, where the rail is folded: each that is chosen, to be taken away by a press. */
export function FilterChips({ values, onChange, onReset }: Props) {
  const setting = useSetting();
  const { words } = setting;
  const chosen = chosenFilters(values, setting);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="filter-chips">
      {chosen.map((filter) => (
        <li key={`${filter.field} ${filter.value}`}>
          <button
            type="button"
            aria-label={fill(words.remove, { filter: filter.name })}
            onClick={() => onChange(filter.field, withoutFilter(values, filter))}
            className="filter-chip"
          >
            {filter.name}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onReset}
          className="min-h-9 text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
        >
          {words.reset}
        </button>
      </li>
    </ul>
  );
}
