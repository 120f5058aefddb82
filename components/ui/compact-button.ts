const shapes = { primary: 'compact-primary', quiet: 'compact-quiet' };

const sizes = {
  small: 'h-8 px-3 text-13/none',
  medium: 'h-9 px-3.5 text-14/none',
  large: 'h-11 px-5 text-16/none',
};

/** Class names of a button on the desks (globals.css): 6 px corners, one primary per view. Text alone, so client components may use it. */
export function compactButtonClass(
  shape: keyof typeof shapes = 'quiet',
  size: keyof typeof sizes = 'medium',
  className = '',
): string {
  return `compact-button font-bold ${shapes[shape]} ${sizes[size]} ${className}`.trimEnd();
}
