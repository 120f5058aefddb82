import type { ButtonHTMLAttributes } from 'react';
import { cn } from '@/lib/platform/cn';
import { type ButtonShape, plainButtonClass } from './button-class';

export type { ButtonShape } from './button-class';

/** Class names of a button, for links that look like one. */
export function buttonClass(shape: ButtonShape = 'primary', className?: string): string {
  return cn(plainButtonClass(shape), className);
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { shape?: ButtonShape };

export function Button({ shape, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(shape, className)} {...rest} />;
}
