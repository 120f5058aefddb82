import { getLocale } from 'next-intl/server';
import { filterLabelClass } from '@/components/ui/filter-fields';
import { clock } from '@/lib/platform/clock';
import { DayField } from './day-field';
import { stayFieldWords } from './stay-field-words';

type Props = {
  from: string | undefined;
  until: string | undefined;
  words: { from: string; until: string };
};

/** From one day until another, of a list: each may be left out, and neither is a stay. */
export async function FilterPeriod({ from, until, words }: Props) {
  const [locale, today] = await Promise.all([getLocale(), clock.today()]);
  return (
    <>
      {(['from', 'until'] as const).map((name) => (
        <div key={name} className="w-44 max-w-full">
          <DayField
            key={{ from, until }[name]}
            name={name}
            label={words[name]}
            initial={{ from, until }[name]}
            today={today}
            locale={locale}
            words={stayFieldWords(locale)}
            labelClass={`${filterLabelClass} mb-1`}
            boxClass={filterDayClass}
          />
        </div>
      ))}
    </>
  );
}

const filterDayClass =
  'relative flex h-9 items-center rounded-desk border border-input bg-surface px-2 text-ink focus-within:border-main focus-within:outline-2 focus-within:outline-main has-aria-invalid:border-negative';
