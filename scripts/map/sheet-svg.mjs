import { sheetDrawing } from '../../lib/catalogue/map/sheet.ts';
import { pathOf, ringsOf, unitsOf } from './drawing-svg.mjs';

const TOLERANCE = 1.1;
const relief = { 1200: '#eae6dd', 1800: '#e2ddd0', 2400: '#dad4c6', 3000: '#f4f3ef' };

/** The whole sheet from afar, without a word: the background of the properties until the map itself is loaded. */
export function sheetSvg(features) {
  const { place, width, height } = unitsOf(sheetDrawing);
  const of = (kind, has = () => true) =>
    features.filter(({ properties }) => properties.kind === kind && has(properties)).map(({ geometry }) => geometry);
  const areas = (geometries) =>
    geometries
      .flatMap(ringsOf)
      .map((ring) => pathOf(ring, place, TOLERANCE, true))
      .join('');
  const lines = (geometries) => geometries.map(({ coordinates }) => pathOf(coordinates, place, TOLERANCE)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill-rule="evenodd" stroke-linejoin="round">`,
    `<path fill="#f3f1eb" d="M0 0h${width}v${height}H0z"/>`,
    ...Object.entries(relief).map(
      ([metres, colour]) =>
        `<path fill="${colour}" d="${areas(of('relief', (properties) => properties.height === Number(metres)))}"/>`,
    ),
    `<path fill="#d3dde0" d="${areas(of('sea'))}"/>`,
    `<path fill="#f3f1eb" d="${areas(of('island'))}"/>`,
    `<path fill="#c6d4d8" d="${areas(of('lake'))}"/>`,
    `<path fill="none" stroke="#b5c5ca" stroke-width="3" d="${lines(of('river', ({ rank }) => rank === 1))}"/>`,
    `<path fill="none" stroke="#8f897b" stroke-width="4" stroke-dasharray="18 9 4 9" d="${lines(of('border'))}"/>`,
    '</svg>\n',
  ].join('');
}
