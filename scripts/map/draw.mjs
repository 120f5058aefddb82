/**
 * Draws the product's map: `npx tsx scripts/map/draw.mjs`. Everything comes from the hand-placed points beside this
 * file and from our own places; the same input gives the same bytes. Writes public/map/alps.geojson (the sheet),
 * public/map/valleys.geojson (contours for close up, fetched only when somebody looks that closely) and pictures: public/map/alps.svg
 * and public/map/valleys/*.svg behind the properties until the map is loaded, public/map/placeholder.svg where none are.
 */
import { writeFileSync } from 'node:fs';
import { closeUpDrawing, closeUps } from '../../lib/catalogue/map/sheet.ts';
import { citiesAt } from '../../prisma/reference/cities-at.ts';
import { citiesCh } from '../../prisma/reference/cities-ch.ts';
import { citiesFr } from '../../prisma/reference/cities-fr.ts';
import { citiesIt } from '../../prisma/reference/cities-it.ts';
import { sheet, arcs as westernArcs } from './borders.mjs';
import { areas, easternArcs, islands, seas } from './borders-east.mjs';
import { brooks } from './brooks.mjs';
import { closeRing, curve, ribbon, round } from './geometry.mjs';
import { heightField } from './heights.mjs';
import { airports, countries, landmarks, placeNotes } from './labels.mjs';
import { lakes } from './lakes.mjs';
import { peaks } from './peaks.mjs';
import { placeholderSvg } from './placeholder.mjs';
import { ranges as westernRanges } from './ranges.mjs';
import { easternRanges } from './ranges-east.mjs';
import { farEasternRanges } from './ranges-far-east.mjs';
import { closeRelief, sheetRelief } from './relief.mjs';
import { rivers } from './rivers.mjs';
import { roads } from './roads.mjs';
import { sheetSvg } from './sheet-svg.mjs';
import { valleySvg } from './valley-svg.mjs';

const cities = [...citiesAt, ...citiesCh, ...citiesFr, ...citiesIt];
const ranges = [...westernRanges, ...easternRanges, ...farEasternRanges];
const waters = [...rivers, ...brooks];
const arcs = { ...westernArcs, ...easternArcs };

const three = round(3);
const four = round(4);
const clip = ([lon, lat]) => [Math.min(sheet[2], Math.max(sheet[0], lon)), Math.min(sheet[3], Math.max(sheet[1], lat))];
const feature = (properties, type, coordinates) => ({ type: 'Feature', properties, geometry: { type, coordinates } });
const names = ({ en, de }) => ({ en, de });

const drawnArcs = Object.fromEntries(
  Object.entries(arcs).map(([name, points]) => [name, curve(points, 2).map(clip).map(three)]),
);

function ringOf(parts) {
  const points = parts.flatMap((part) => {
    if (Array.isArray(part)) return [part];
    return part.startsWith('-') ? [...drawnArcs[part.slice(1)]].reverse() : drawnArcs[part];
  });
  return closeRing(points.filter((point, index) => index === 0 || point.join() !== points[index - 1].join()));
}

const borders = Object.entries(drawnArcs)
  .filter(([name]) => !name.startsWith('coast'))
  .map(([name, line]) => feature({ kind: 'border', id: name }, 'LineString', line));

const lakeAreas = lakes.map(({ shore, arms = [], rank, ...name }) =>
  feature({ kind: 'lake', rank, ...names(name) }, 'MultiPolygon', [
    ...(shore ? [[closeRing(curve(shore, 3, true).map(rank === 3 ? four : three))]] : []),
    ...arms.map((arm) => [closeRing(ribbon(arm).map(rank === 1 ? three : four))]),
  ]),
);

const crests = ranges.map(({ line }) => line);
const height = heightField({
  crests,
  valleys: waters.map(({ line }) => line),
  lakeLines: lakes
    .flatMap(({ arms = [] }) => arms)
    .map((arm) => curve(arm, 2))
    .concat([
      [
        [6.2, 46.25, 0],
        [6.3, 46.4, 0],
        [6.55, 46.45, 0],
        [6.86, 46.42, 0],
      ],
      [
        [9.1, 47.78, 0],
        [9.3, 47.64, 0],
        [9.6, 47.53, 0],
      ],
      [
        [10.84, 45.85, 0],
        [10.75, 45.7, 0],
        [10.62, 45.5, 0],
      ],
    ]),
  spots: [
    ...peaks.map(([lon, lat, metres]) => [lon, lat, metres, 1.1]),
    ...cities.map((city) => [city.longitude, city.latitude, city.altitudeMetres, 0.9]),
  ],
});

const point = (properties, at) => feature(properties, 'Point', round(5)(at));
const labels = [
  ...Object.entries(countries).map(([id, { at, ...name }]) => point({ kind: 'country-label', id, ...names(name) }, at)),
  ...lakes
    .filter(({ en }) => !cities.some((city) => city.name.en === en))
    .map(({ at, rank, ...name }) => point({ kind: 'lake-label', rank, ...names(name) }, at)),
  ...ranges
    .filter(({ label }) => label)
    .map(({ line, ...name }) =>
      feature(
        { kind: 'range', ...names(name) },
        'LineString',
        curve(
          line.map(([lon, lat]) => [lon, lat]),
          2,
        ).map(round(2)),
      ),
    ),
  ...peaks.map(([lon, lat, metres, name, rank]) =>
    point({ kind: 'peak', rank, metres, en: name, de: name }, [lon, lat]),
  ),
  ...airports.map(({ at, id, ...name }) => point({ kind: 'airport', id, ...names(name) }, at)),
  ...landmarks.map(({ at, ...name }) => point({ kind: 'landmark', ...names(name) }, at)),
  ...cities.flatMap((city) => [
    point(
      {
        kind: 'place',
        id: city.id,
        ...names(city.name),
        metres: city.altitudeMetres,
        ...placeNotes[city.id],
      },
      [city.longitude, city.latitude],
    ),
    ...city.sectors.map((sector) =>
      point({ kind: 'sector', id: sector.id, en: sector.name, de: sector.name }, [sector.longitude, sector.latitude]),
    ),
  ]),
];

const features = [
  ...Object.entries(areas).map(([id, parts]) =>
    feature({ kind: 'country', id, ...names(countries[id]) }, 'Polygon', [ringOf(parts)]),
  ),
  ...sheetRelief(height, sheet),
  ...Object.values(seas).map((parts) => feature({ kind: 'sea' }, 'Polygon', [ringOf(parts)])),
  ...islands.map((shore) => feature({ kind: 'island' }, 'Polygon', [closeRing(curve(shore, 2, true).map(three))])),
  ...lakeAreas,
  ...waters
    .filter(({ rank }) => rank < 4)
    .map(({ name, rank, line }) =>
      feature(
        { kind: 'river', rank, ...names(name) },
        'LineString',
        curve(
          line.map(([lon, lat]) => [lon, lat]),
          rank === 3 ? 3 : 2,
        )
          .map(clip)
          .map(rank === 3 ? four : three),
      ),
    ),
  ...borders,
  ...labels,
];

function write(name, text, count) {
  writeFileSync(new URL(`../../public/map/${name}`, import.meta.url), text);
  process.stdout.write(`${name}: ${count} features, ${Math.round(text.length / 1024)} KB\n`);
}

const collection = (list) => `${JSON.stringify({ type: 'FeatureCollection', features: list })}\n`;
const contours = closeRelief(height);
const ways = roads.map((line) => feature({ kind: 'road' }, 'LineString', curve(line, 3).map(four)));
write('alps.geojson', collection(features), features.length);
write('valleys.geojson', collection([...contours, ...ways]), contours.length + ways.length);
write('placeholder.svg', placeholderSvg(contours), 1);
write('alps.svg', sheetSvg(features), 1);
for (const drawing of closeUps.map(closeUpDrawing)) {
  write(drawing.file.replace('/map/', ''), valleySvg(drawing, [...features, ...contours, ...ways]), 1);
}
