import type { ReactNode } from 'react';

/** What a page hands to the map. Client-safe: plain data, all words finished in the page's language. */
export type MapLocale = 'en' | 'de';

export type MapPin = {
  id: string;
  name: string;
  /** WGS 84, degrees. */
  latitude: number;
  longitude: number;
  href: string;
  /** Finished, as on the card of the list; null: no price to show. */
  price: string | null;
  /** In the chosen week; null: no week chosen. */
  state: 'available' | 'onRequest' | 'sold' | null;
  place: string;
  /** On the map instead of a dot: a few figures. */
  plate?: string | undefined;
};

type MapDistanceKind = 'slopes' | 'lift' | 'village' | 'skiSchool' | 'restaurant' | 'station' | 'lake' | 'airport';

export type MapDistance = {
  kind: MapDistanceKind;
  /** Where to, e.g. "Jardin Alpin gondola". */
  label: string;
  /** Finished, e.g. "4 minutes on foot". */
  value: string;
  /** Only a known length draws a ring; nothing is guessed from minutes by car. */
  metres: number | null;
  /** Draws a ring at an easy walk when there is no length. */
  minutesOnFoot: number | null;
  /** Draws a line when the place is known, as with village and airport. */
  target: { latitude: number; longitude: number } | null;
};

export type MapLabels = {
  /** Accessible name of the map. */
  title: string;
  attribution: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to all properties, or to the property. */
  reset: string;
  gestureMouse: string;
  gestureMac: string;
  gestureTouch: string;
  /** With `{count}`. */
  properties: string;
  viewProperty: string;
  close: string;
  available: string;
  onRequest: string;
  sold: string;
  /** What filled and open dots mean; shown in the overview when a week is chosen. */
  legend: string;
  distances: string;
  show: string;
  loading: string;
  failed: string;
  retry: string;
  noLocation: string;
};

export type MapConfig = {
  /** A complete MapLibre style; replaces our drawing. */
  styleUrl?: string;
  /** A PMTiles archive in the Protomaps basemap schema; drawn in our colours. */
  pmtilesUrl?: string;
};

export type AlpsMapProps = {
  pins: MapPin[];
  labels: MapLabels;
  locale: MapLocale;
  mode: 'overview' | 'locator';
  distances?: MapDistance[];
  config?: MapConfig;
  /** Shown until the map has loaded: MapPreview, drawn by the server. */
  preview?: ReactNode;
  selectedId?: string;
  /** The one under the pointer or the focus, here or beside the map. */
  litId?: string | null;
  onLight?: (id: string | null) => void;
  onSelect?: (id: string) => void;
  className?: string;
};
