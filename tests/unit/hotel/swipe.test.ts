import { expect, it } from 'vitest';
import { swipeOf } from '@/components/catalogue/hotel/swipe';

/** Of a picture 300 pixels wide: more than 30 per cent of it, or faster than 0.4 pixels a millisecond. */
it.each([
  [-91, 1000, 1],
  [91, 1000, -1],
  [-90, 1000, 0],
  [-41, 100, 1],
  [40, 100, 0],
  [0, 1, 0],
])('%i pixels in %i ms', (moved, milliseconds, step) => {
  expect(swipeOf(moved, 300, milliseconds)).toBe(step);
});
