import { cn } from '@/lib/platform/cn';
import { type ButtonShape, plainButtonClass } from './button-class';

export type { ButtonShape } from './button-class';

/** Class names of a button, for links that look like one. */
export function buttonClass(shape: ButtonShape = 'primary', className?: string): string {
  return cn(plainButtonClass(shape), className);
}
