import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewOf } from '@/lib/catalogue/map/preview';
import type { MapPin } from '@/lib/catalogue/map/types';

const pin = (id: string, longitude: number, latitude: number): MapPin => ({
  id,
  name: id,
  longitude,
  latitude,
  href: `/${id}`,
  price: null,
  state: null,
  place: '',
});
const nameOf = ({ name }: MapPin) => name;
const alps = fc.array(
  fc.tuple(fc.double({ min: 5.5, max: 13.5, noNaN: true }), fc.double({ min: 44.5, max: 47.8, noNaN: true })),
  { minLength: 1, maxLength: 30 },
);

describe('previewOf', () => {
  it.each([
    [
      'two villages of the Arlberg',
      [pin('lech', 10.14, 47.21), pin('zuers', 10.17, 47.17)],
      '/map/valleys/arlberg.svg',
    ],
    ['a village and a lake', [pin('lech', 10.14, 47.21), pin('bellagio', 9.25, 45.985)], '/map/alps.svg'],
    ['a place without a valley of its own', [pin('vienna', 16.37, 48.2)], '/map/alps.svg'],
  ])('shows %s on the drawing that has them all, in its units', (_, pins, file) => {
    const drawing = previewOf(pins, nameOf, 400)?.drawing;
    const size = readFileSync(`public${file}`, 'utf8').match(/width="(\d+)" height="(\d+)"/);
    expect(drawing).toEqual({ file, width: Number(size?.[1]), height: Number(size?.[2]) });
  });

  it('names properties in their valley, places in the Alps', () => {
    const city = () => 'Lech';
    const labels = (pins: MapPin[]) => previewOf(pins, city, 400)?.dots.map(({ label }) => label?.text);
    expect(labels([pin('Haus am Bach', 10.14, 47.21)])).toEqual(['Haus am Bach']);
    expect(labels([pin('Haus am Bach', 10.14, 47.21), pin('Haus daneben', 10.1401, 47.21)])).toEqual(['Lech']);
    expect(labels([pin('Haus am Bach', 10.14, 47.21), pin('Haus im Tal', 6.87, 45.925)])).toEqual(['Lech', 'Lech']);
  });

  it('shows every property once, inside its frame, and names that cover nothing', () => {
    fc.assert(
      fc.property(alps, fc.constantFrom(350, 400, 1000), (places, pixels) => {
        const pins = places.map(([longitude, latitude], index) => pin(`Haus Nummer ${index}`, longitude, latitude));
        const preview = previewOf(pins, nameOf, pixels);
        if (!preview) throw new Error('no preview');
        const { frame, dots, textSize } = preview;
        expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(pins.length);
        for (const { x, y, label } of dots) {
          expect(x).toBeGreaterThan(frame.x);
          expect(x).toBeLessThan(frame.x + frame.width);
          expect(y).toBeGreaterThan(frame.y);
          expect(y).toBeLessThan(frame.y + frame.height);
          if (!label) continue;
          const reach = label.text.length * textSize * 0.4;
          const [left, right] = label.isLeft ? [label.x - reach, label.x] : [label.x, label.x + reach];
          for (const other of dots) {
            const isUnder = other.x > left && other.x < right && Math.abs(other.y - y) < textSize / 2;
            expect(isUnder && `${label.text} lies over ${other.key}`).toBe(false);
          }
        }
      }),
    );
  });

  it('is nothing without properties', () => {
    expect(previewOf([], nameOf, 400)).toBeNull();
  });
});
