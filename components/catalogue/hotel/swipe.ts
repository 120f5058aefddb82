/** Of hotel galleries, in milliseconds (rule 7.5). */
export const SLIDE = 450;
export const INTERVAL = 3_000;
export const THUMBNAIL_HOVER = 300;

/** Per cent of the picture's width, and pixels a millisecond. */
const SWIPE_THRESHOLD = 30;
const FLICK_THRESHOLD = 0.4;

/** 1: to the next picture, -1: to the one before, 0: the finger let go too early. */
export function swipeOf(moved: number, width: number, milliseconds: number): -1 | 0 | 1 {
  if (moved === 0 || width <= 0) return 0;
  const isFar = (Math.abs(moved) / width) * 100 > SWIPE_THRESHOLD;
  const isFast = Math.abs(moved) / Math.max(milliseconds, 1) > FLICK_THRESHOLD;
  if (!isFar && !isFast) return 0;
  return moved < 0 ? 1 : -1;
}
