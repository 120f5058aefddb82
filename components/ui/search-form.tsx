import { compactButtonClass } from './compact-button';
import { filterControlClass, filterLabelClass } from './filter-fields';

type Props = {
  action: string;
  label: string;
  /** Of the button. */
  find: string;
  search: string;
  longest: number;
};

/** One field that looks for something in the list below it (`?search=`); it works without JavaScript. */
export function SearchForm({ action, label, find, search, longest }: Props) {
  return (
    <form action={action} className="mb-4 flex flex-wrap items-end gap-3">
      <label className={`${filterLabelClass} basis-[440px]`}>
        {label}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={longest}
          autoComplete="off"
          className={filterControlClass}
        />
      </label>
      <button type="submit" className={compactButtonClass('quiet')}>
        {find}
      </button>
    </form>
  );
}
