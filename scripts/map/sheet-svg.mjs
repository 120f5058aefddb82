import { sheet } from './borders.mjs';
import { simplify } from './geometry.mjs';

/** Equals `PREVIEW_ZOOM` of lib/catalogue/map/preview.ts: one unit of the drawing is one pixel of a map at this zoom. */
const ZOOM = 8;
const TOLERANCE = 1.1;
const relief = { 1200: '#eae6dd', 1800: '#e2ddd0', 2400: '#dad4c6', 3000: '#f4f3ef' };

const size = 512 * 2 ** ZOOM;
const east = (longitude) => ((longitude + 180) / 360) * size;
const south = (latitude) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
};
const [left, top] = [east(sheet[0]), south(sheet[3])];
const place = ([longitude, latitude]) => [east(longitude) - left, south(latitude) - top];

/** Steps from point to point, whole units: half the length of the points themselves. */
function pathOf(line, isClosed) {
  const points = simplify(line.map(place), TOLERANCE).map((point) => point.map(Math.round));
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

const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates).flat();

/** The whole sheet from afar, without a word: the background of the properties until the map itself is loaded. */
export function sheetSvg(features) {
  const of = (kind, has = () => true) =>
    features.filter(({ properties }) => properties.kind === kind && has(properties)).map(({ geometry }) => geometry);
  const areas = (geometries) =>
    geometries
      .flatMap(ringsOf)
      .map((ring) => pathOf(ring, true))
      .join('');
  const lines = (geometries) => geometries.map(({ coordinates }) => pathOf(coordinates, false)).join('');
  const [width, height] = place([sheet[2], sheet[1]]).map(Math.round);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill-rule="evenodd" stroke-linejoin="round">`,
    `<path fill="#f3f1eb" d="M0 0h${width}v${height}H0z"/>`,
    ...Object.entries(relief).map(
      ([metres, colour]) =>
        `<path fill="${colour}" d="${areas(of('relief', ({ height }) => height === Number(metres)))}"/>`,
    ),
    `<path fill="#d3dde0" d="${areas(of('sea'))}"/>`,
    `<path fill="#f3f1eb" d="${areas(of('island'))}"/>`,
    `<path fill="#c6d4d8" d="${areas(of('lake'))}"/>`,
    `<path fill="none" stroke="#b5c5ca" stroke-width="3" d="${lines(of('river', ({ rank }) => rank === 1))}"/>`,
    `<path fill="none" stroke="#8f897b" stroke-width="4" stroke-dasharray="18 9 4 9" d="${lines(of('border'))}"/>`,
    '</svg>\n',
  ].join('');
}
