import { getLocale } from 'next-intl/server';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { plainButtonClass } from '@/components/ui/button-class';
import type { PlainDate } from '@/lib/platform/dates';
import type { Suggestion } from '@/lib/sales/search/destinations';
import { PlaceInput } from './place-input';

type SearchStripLabels = {
  name: string;
  destination: string;
  anywhere: string;
  /** Of a place we do not have. */
  noResults: string;
  checkIn: string;
  checkOut: string;
  /** Of both days, while none is chosen. */
  anyDay: string;
  guests: string;
  anyNumber: string;
  /** `4 guests`, finished, from one guest on. */
  guestNumbers: string[];
  submit: string;
};

type Props = { labels: SearchStripLabels; action: string; suggestions: Suggestion[]; today: PlainDate };

const PLACE = 'landing-place';
const SUGGESTIONS = 'landing-suggestions';

const field = 'flex min-w-0 flex-col justify-center border-line px-3 py-4 menu:px-5 wide:px-7';
const parted = `${field} border-l`;
const label = 'text-13 text-soft';
const control =
  'h-8 w-full min-w-0 cursor-pointer appearance-none truncate border-0 bg-transparent text-14 outline-offset-0 menu:text-16 wide:text-18 has-[option[value=""]:checked]:text-soft';

/**
 * A native GET form; the search page understands empty fields as "any". The button's column has its width from the start:
 * a browser may paint the fields before the button has arrived.
 */
export async function SearchStrip({ labels, action, suggestions, today }: Props) {
  const locale = await getLocale();
  return (
    <form
      action={action}
      aria-label={labels.name}
      className="grid min-h-[104px] grid-cols-[1.3fr_1fr_1fr_0.9fr_minmax(172px,auto)] menu:grid-cols-[1.5fr_1fr_1fr_0.9fr_minmax(180px,auto)] items-stretch bg-paper text-ink [--focus:var(--main)]"
    >
      <div className={`relative ${field} pl-4!`}>
        <label htmlFor={PLACE} className={`${label} after:absolute after:inset-0`}>
          {labels.destination}
        </label>
        <PlaceInput
          id={PLACE}
          listId={SUGGESTIONS}
          placeholder={labels.anywhere}
          noResults={labels.noResults}
          className={`relative ${control} placeholder:text-soft [&::-webkit-calendar-picker-indicator]:hidden!`}
        />
        <datalist id={SUGGESTIONS}>
          {suggestions.map(({ kind, id, label: name }) => (
            <option key={`${kind} ${id}`} value={name} />
          ))}
        </datalist>
      </div>
      <StayFields
        names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
        labels={labels}
        mayBeHalf
        placeholder={labels.anyDay}
        today={today}
        locale={locale}
        words={stayFieldWords(locale)}
        className="col-span-2 grid grid-cols-subgrid"
        fieldClass={`relative ${parted}`}
        labelClass={`${label} after:absolute after:inset-0`}
        boxClass="relative flex flex-wrap items-baseline gap-x-2"
        inputClass={`${control} figures grow basis-24 placeholder:text-soft`}
        buttonClass="inset-y-0 mt-5 w-11 menu:w-14"
      />
      <label className={parted}>
        <span className={label}>{labels.guests}</span>
        <select name="adults" className={control} defaultValue="">
          <option value="">{labels.anyNumber}</option>
          {labels.guestNumbers.map((text, index) => (
            <option key={text} value={index + 1}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <div className="flex items-center justify-end pr-4 pl-2 menu:pr-6">
        <button type="submit" className={plainButtonClass()}>
          {labels.submit}
        </button>
      </div>
    </form>
  );
}
