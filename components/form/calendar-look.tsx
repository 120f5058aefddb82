import type { ChevronProps } from 'react-day-picker';

const navButton =
  'flex size-11 items-center justify-center rounded-control transition-colors hover:bg-main-light2 aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/** Weeks are two pixels apart and there is always room for six, so changing the month moves nothing. */
export const classNames = {
  months: 'relative flex gap-x-8',
  month: 'min-h-[352px] grow basis-0',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  chevron: 'size-4',
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'serif text-18 leading-none',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-12 font-normal text-soft',
  day: 'p-0 py-px text-center bg-clip-content',
  day_button:
    'figures relative h-11 w-full rounded-control text-14 hover:shadow-[inset_0_0_0_1px_var(--main)] focus-visible:z-1 focus-visible:outline-offset-1 disabled:cursor-default disabled:text-line-strong disabled:hover:shadow-none',
  today:
    '[&>button]:after:absolute [&>button]:after:bottom-1.5 [&>button]:after:left-1/2 [&>button]:after:h-px [&>button]:after:w-4 [&>button]:after:-translate-x-1/2 [&>button]:after:bg-accent',
};

export function Chevron({ className, orientation }: ChevronProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={className}
      aria-hidden="true"
    >
      <path d={orientation === 'left' ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
    </svg>
  );
}

const end = '[&>button]:bg-main [&>button]:text-on-main';

export const modifiersClassNames = { arrives: end, departs: end, stays: 'not-data-hidden:bg-main-light2' };
