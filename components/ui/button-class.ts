const base =
  'inline-flex h-[52px] items-center justify-center gap-3 rounded-control px-8 text-center text-14 leading-none tracking-[0.03em] transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-60';

const shapes = {
  primary: 'bg-main text-on-main hover:bg-main-hover hover:text-white',
  paper: 'bg-paper text-ink hover:bg-white',
  quiet: 'border border-line-strong bg-transparent text-ink hover:border-ink',
};

export type ButtonShape = keyof typeof shapes;

/** A button's class names for client components, which must not carry the merging of `cn`. */
export function plainButtonClass(shape: ButtonShape = 'primary'): string {
  return `${base} ${shapes[shape]}`;
}
