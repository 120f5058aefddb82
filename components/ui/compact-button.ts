const base =
  'inline-flex items-center justify-center gap-2 rounded-desk border text-center font-bold leading-none whitespace-nowrap max-[359px]:whitespace-normal transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const shapes = {
  primary: 'border-main bg-main text-on-main hover:border-main-hover hover:bg-main-hover hover:text-on-main-hover',
  quiet: 'border-line-strong bg-surface text-ink hover:border-ink',
};

const sizes = {
  small: 'h-8 px-3 text-13',
  medium: 'h-9 px-3.5 text-14',
  large: 'h-11 px-5 text-16',
};

/** Class names of a button on the desks: 6 px corners, one primary per view. Text alone, so client components may use it. */
export function compactButtonClass(
  shape: keyof typeof shapes = 'quiet',
  size: keyof typeof sizes = 'medium',
  className = '',
): string {
  return `${base} ${shapes[shape]} ${sizes[size]} ${className}`.trimEnd();
}
