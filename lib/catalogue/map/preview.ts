import { boundsOf, groupPins, kilometresBetween, type Position, worldPixels } from './place';
import { closeUpDrawing, closeUps, type MapDrawing, sheetDrawing } from './sheet';
import type { MapPin } from './types';

/** In units of a drawing, about 200 kilometres of the Alps or 6 of a valley: closer, it shows nothing a person recognises. */
const CLOSEST = 1000;

/** Of a valley's reach: further out its contours are few. */
const WELL_DRAWN = 0.7;

/** In pixels, around the outer properties: room for names, and for the button. */
const ROOM = { across: 84, along: 48 };
const REACH = 20;
const TEXT = 14;
/** Of one letter of the label's serif, in shares of its height. */
const LETTER = 0.47;

type PreviewDot = {
  key: string;
  x: number;
  y: number;
  /** Properties in it. */
  count: number;
  /** Finished; null where the name has no room. */
  label: { text: string; x: number; isLeft: boolean } | null;
};

/** All in units of the drawing. What lies beyond the frame shows where there is room. */
export type MapPreview = {
  drawing: { file: string; width: number; height: number };
  frame: { x: number; y: number; width: number; height: number };
  textSize: number;
  dots: PreviewDot[];
};

type Box = { left: number; right: number; top: number; bottom: number };

/** The valley that has them all, else the whole sheet. */
function drawingOf(pins: readonly Position[]): { drawing: MapDrawing; isValley: boolean } {
  const valley = closeUps.find(({ at: [longitude, latitude], kilometres }) =>
    pins.every((pin) => kilometresBetween(pin, { longitude, latitude }) <= kilometres * WELL_DRAWN),
  );
  return valley ? { drawing: closeUpDrawing(valley), isValley: true } : { drawing: sheetDrawing, isValley: false };
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where the properties stand: in their valley where they share one, else among the mountains, lakes and borders of the Alps.
 * Null without properties. `nameOf`: what a dot is called in the Alps, or where it is several;
 * a single property in its valley bears its own name.
 * `pixels`: about how wide it will be; dots and words keep their size, so they are grouped and placed for it.
 */
export function previewOf(pins: readonly MapPin[], nameOf: (pin: MapPin) => string, pixels: number): MapPreview | null {
  const bounds = boundsOf(pins);
  if (!bounds) return null;
  const { drawing, isValley } = drawingOf(pins);
  const [west, south, east, north] = drawing.bounds;
  const corner = worldPixels(west, north, drawing.zoom);
  const onDrawing = (longitude: number, latitude: number) => {
    const { x, y } = worldPixels(longitude, latitude, drawing.zoom);
    return { x: Math.round(x - corner.x), y: Math.round(y - corner.y) };
  };
  const from = onDrawing(bounds[0], bounds[3]);
  const to = onDrawing(bounds[2], bounds[1]);
  const width = Math.round(Math.max(CLOSEST, (to.x - from.x) / (1 - (2 * ROOM.across) / pixels)));
  const unit = width / pixels;
  const height = Math.round(Math.max(CLOSEST, to.y - from.y + 2 * ROOM.along * unit));
  const frame = {
    x: Math.round((from.x + to.x - width) / 2),
    y: Math.round((from.y + to.y - height) / 2),
    width,
    height,
  };

  const textSize = Math.round(TEXT * unit);
  const groups = groupPins(pins, drawing.zoom - Math.log2(unit), REACH).map(
    ({ key, longitude, latitude, pins: all }) => ({
      key,
      ...onDrawing(longitude, latitude),
      count: all.length,
      name: isValley && all.length === 1 ? (all[0]?.name ?? '') : mostCommon(all.map(nameOf)),
    }),
  );
  const taken: Box[] = groups.map(({ x, y }) => ({
    left: x - 9 * unit,
    right: x + 9 * unit,
    top: y - 9 * unit,
    bottom: y + 9 * unit,
  }));
  const labelOf = ({ x, y, name }: (typeof groups)[number]): PreviewDot['label'] => {
    const length = name.length * textSize * LETTER;
    for (const isLeft of [false, true]) {
      const near = isLeft ? x - 13 * unit : x + 13 * unit;
      const [left, right] = isLeft ? [near - length, near] : [near, near + length];
      const box = { left, right, top: y - textSize * 0.6, bottom: y + textSize * 0.6 };
      const isInside = left > frame.x && right < frame.x + width;
      if (name === '' || !isInside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return { text: name, x: Math.round(near), isLeft };
    }
    return null;
  };
  const dots = [...groups]
    .sort((a, b) => b.count - a.count)
    .map((group) => ({ key: group.key, x: group.x, y: group.y, count: group.count, label: labelOf(group) }));
  const end = onDrawing(east, south);
  return { drawing: { file: drawing.file, width: end.x, height: end.y }, frame, textSize, dots };
}
