import { simplify } from './geometry.mjs';

/** Whole units from the drawing's north-west corner; `drawing` as in lib/catalogue/map/sheet.ts. */
export function unitsOf({ zoom, bounds: [west, south, east, north] }) {
  const size = 512 * 2 ** zoom;
  const across = (longitude) => ((longitude + 180) / 360) * size;
  const down = (latitude) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
  };
  const [left, top] = [across(west), down(north)];
  const place = ([longitude, latitude]) => [across(longitude) - left, down(latitude) - top];
  const [width, height] = place([east, south]).map(Math.round);
  return { place, width, height };
}

/** Steps from point to point: half the length of the points themselves. Empty where too little is left of the line. */
export function pathOf(line, place, tolerance, isClosed = false) {
  const points = simplify(line.map(place), tolerance).map((point) => point.map(Math.round));
  if (points.length < (isClosed ? 4 : 2)) return '';
  const [[x, y], ...rest] = points;
  let at = [x, y];
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - at[0]} ${nextY - at[1]}`;
    at = [nextX, nextY];
    return step;
  });
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

export const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates).flat();
export const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);
