import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const sizes = ['12', '13', '14', '16', '18', '22', '28', '36', '48', '64'];
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: sizes }], shadow: [{ shadow: ['float'] }] } },
});

/** Class names, later ones winning over earlier ones of the same Tailwind group. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
