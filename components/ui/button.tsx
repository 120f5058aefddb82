import type { ButtonHTMLAttributes } from 'react';
import { cn } from '@/lib/cn';

const shapes = {
  primary: 'bg-main text-on-main hover:bg-main-hover hover:text-white',
  paper: 'bg-paper text-ink hover:bg-white',
  quiet: 'border border-line-strong bg-transparent text-ink hover:border-ink',
};

export type ButtonShape = keyof typeof shapes;

/** Class names of a button, for links that look like one. */
export function buttonClass(shape: ButtonShape = 'primary', className?: string): string {
  return cn(
    'inline-flex h-[52px] items-center justify-center gap-3 rounded-control px-8 text-center text-14 leading-none tracking-[0.03em] transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-60',
    shapes[shape],
    className,
  );
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { shape?: ButtonShape };

export function Button({ shape, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(shape, className)} {...rest} />;
}
