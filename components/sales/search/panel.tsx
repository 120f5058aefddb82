import type { ReactNode } from 'react';

const widths = {
  narrow: 'menu:w-[360px]',
  wide: 'menu:w-[560px]',
  /** Of two months; where no script brings them, of two fields. */
  calendar: 'menu:w-[712px] menu:noscript:w-[360px]',
};

type Props = {
  label: string;
  /** By which a button opens it in the sheet of a telephone. */
  name?: string;
  /** What is chosen; null where nothing is. */
  value: string | null;
  any: string;
  /** Width of the floating panel. */
  width?: keyof typeof widths;
  /** The panel hangs from its right edge, near the end of the bar. */
  isAtEnd?: boolean;
  children: ReactNode;
};

/** A group of the filter: label over value, opened natively; a floating panel in the bar, a row of the sheet below 1000 px. */
export function Panel({ name, label, value, any, width = 'narrow', isAtEnd = false, children }: Props) {
  return (
    <details
      data-panel={name ?? ''}
      className="search-panel group/panel relative border-b border-line menu:min-w-0 menu:border-r menu:border-b-0"
    >
      <summary className="flex h-full flex-col justify-center px-5 py-4 pad:px-10 menu:min-h-[72px] menu:max-w-[230px] menu:px-4 menu:py-3 menu:group-first-of-type/panel:pl-0 min-[1440px]:px-6">
        <span className="text-13 text-soft menu:truncate menu:text-12">{label}</span>
        <span
          className={`figures truncate text-16 leading-[26px] ${value ? '' : 'text-soft'} group-open/panel:underline group-open/panel:decoration-accent group-open/panel:underline-offset-8`}
        >
          {value ?? any}
        </span>
      </summary>
      <div
        className={`px-5 pb-6 pad:px-10 menu:absolute menu:top-[calc(100%+1px)] menu:z-20 menu:max-h-[calc(100dvh-120px)] menu:overflow-y-auto menu:bg-surface menu:px-8 menu:py-7 menu:shadow-float ${isAtEnd ? 'menu:right-0' : 'menu:left-0'} ${widths[width]}`}
      >
        {children}
      </div>
    </details>
  );
}
