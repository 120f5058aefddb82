import { getLocale } from 'next-intl/server';
import { CalendarButton, PeriodCalendar } from '@/components/form/period-calendar';
import { plainButtonClass } from '@/components/ui/button-class';
import type { PlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import type { Suggestion } from '@/lib/sales/search/destinations';

type SearchStripLabels = {
  name: string;
  destination: string;
  anywhere: string;
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
  const { calendar } = messages[await getLocale()].form;
  return (
    <form
      action={action}
      aria-label={labels.name}
      className="grid min-h-[104px] grid-cols-[1.3fr_1fr_1fr_0.9fr_minmax(172px,auto)] menu:grid-cols-[1.5fr_1fr_1fr_0.9fr_minmax(180px,auto)] items-stretch bg-paper text-ink [--focus:var(--main)]"
    >
      <label className={`${field} pl-4!`}>
        <span className={label}>{labels.destination}</span>
        <input
          type="text"
          name="destination"
          list={SUGGESTIONS}
          placeholder={labels.anywhere}
          autoComplete="off"
          maxLength={120}
          className={`${control} placeholder:text-soft [&::-webkit-calendar-picker-indicator]:hidden!`}
        />
        <datalist id={SUGGESTIONS}>
          {suggestions.map(({ kind, id, label: name }) => (
            <option key={`${kind} ${id}`} value={name} />
          ))}
        </datalist>
      </label>
      <PeriodCalendar words={calendar} today={today} className="col-span-2 grid grid-cols-subgrid">
        <div className="relative grid">
          <label className={parted}>
            <span className={label}>{labels.checkIn}</span>
            <span className="relative block">
              <input type="date" name="checkIn" min={today} className={control} data-worded-day />
              <DayInWords any={labels.anyDay} />
            </span>
          </label>
          <CalendarButton label={calendar.open} className="inset-y-0 mt-5 w-11 menu:w-14" />
        </div>
        <label className={parted}>
          <span className={label}>{labels.checkOut}</span>
          <span className="relative block">
            <input type="date" name="checkOut" min={today} className={control} data-worded-day />
            <DayInWords any={labels.anyDay} />
          </span>
        </label>
      </PeriodCalendar>
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

/** Over a date field: a browser writes `dd/mm/yyyy` where no day is chosen, and numbers where one is. */
function DayInWords({ any }: { any: string }) {
  return (
    <span
      aria-hidden="true"
      data-any={any}
      className="figures pointer-events-none absolute inset-y-0 left-0 hidden items-center text-14 whitespace-nowrap wide:text-18"
    >
      {any}
    </span>
  );
}
