import { linesOf, pathOf, ringsOf, unitsOf } from './drawing-svg.mjs';

const TOLERANCE = 3;

/** The contours, waters and roads of one valley, without a word: `drawing` as in lib/catalogue/map/sheet.ts. */
export function valleySvg(drawing, features) {
  const { place, width, height } = unitsOf(drawing);
  const isInside = (point) => {
    const [x, y] = place(point);
    return x > 0 && x < width && y > 0 && y < height;
  };
  const pieces = (line) => {
    const parts = [[]];
    for (const point of line) {
      if (isInside(point)) parts.at(-1).push(point);
      else if (parts.at(-1).length > 0) parts.push([]);
    }
    return parts;
  };
  const of = (kind, has = () => true) =>
    features.filter(({ properties }) => properties.kind === kind && has(properties)).map(({ geometry }) => geometry);
  const lines = (geometries) =>
    geometries
      .flatMap(linesOf)
      .flatMap(pieces)
      .map((line) => pathOf(line, place, TOLERANCE))
      .join('');
  const lakes = of('lake')
    .flatMap(ringsOf)
    .filter((ring) => ring.some(isInside))
    .map((ring) => pathOf(ring, place, TOLERANCE, true))
    .join('');
  const contours = (isIndex) =>
    lines(of('contour', (contour) => contour.height % 100 === 0 && (contour.index === 1) === isIndex));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path fill="#f3f1eb" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="#d9d3c6" stroke-width="2" d="${contours(false)}"/>`,
    `<path stroke="#c6bfae" stroke-width="3" d="${contours(true)}"/>`,
    `<path fill="#c6d4d8" fill-rule="evenodd" d="${lakes}"/>`,
    `<path stroke="#b5c5ca" stroke-width="5" d="${lines(of('river'))}"/>`,
    `<path stroke="#fff" stroke-width="8" d="${lines(of('road'))}"/>`,
    '</svg>\n',
  ].join('');
}
