import type { MapPin } from './types';

const TILE = 512;
const EARTH_KILOMETRES = 6371;

/** In degrees. */
export type Position = { latitude: number; longitude: number };

/** As the crow flies. */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(chord));
}

/** Web Mercator in CSS pixels at a zoom level, as MapLibre counts them (512 px at zoom 0). */
export function worldPixels(longitude: number, latitude: number, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** West, south, east, north. Null without pins. */
export function boundsOf(pins: readonly Position[]): [number, number, number, number] | null {
  if (pins.length === 0) return null;
  const longitudes = pins.map((pin) => pin.longitude);
  const latitudes = pins.map((pin) => pin.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

export type PinGroup = { key: string; longitude: number; latitude: number; pins: MapPin[] };

/**
 * Pins whose dots would lie closer than `reach` pixels at this zoom stand together. Depends on the zoom alone, so a
 * drag never regroups. A pin in `alone` keeps its own dot.
 */
export function groupPins(pins: readonly MapPin[], zoom: number, reach: number, alone?: string): PinGroup[] {
  const groups: { x: number; y: number; pins: MapPin[] }[] = [];
  const order = [...pins].sort(
    (a, b) => b.latitude - a.latitude || a.longitude - b.longitude || (a.id < b.id ? -1 : 1),
  );
  for (const pin of order) {
    const at = worldPixels(pin.longitude, pin.latitude, zoom);
    const home =
      pin.id === alone
        ? undefined
        : groups.find((group) => group.pins[0]?.id !== alone && Math.hypot(group.x - at.x, group.y - at.y) < reach);
    if (home) {
      const count = home.pins.length;
      home.x = (home.x * count + at.x) / (count + 1);
      home.y = (home.y * count + at.y) / (count + 1);
      home.pins.push(pin);
    } else {
      groups.push({ ...at, pins: [pin] });
    }
  }
  return groups.map(({ pins: members }) => ({
    key: members.map((pin) => pin.id).join('+'),
    longitude: members.reduce((sum, pin) => sum + pin.longitude, 0) / members.length,
    latitude: members.reduce((sum, pin) => sum + pin.latitude, 0) / members.length,
    pins: members,
  }));
}
