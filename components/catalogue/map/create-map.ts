import type { FeatureCollection } from 'geojson';
import type { Map as MapLibreMap, PaddingOptions } from 'maplibre-gl';
import { detailStyle } from '@/lib/catalogue/map/detail-style';
import { airportMark, type Mark, peakMark, roomMark, townMark } from '@/lib/catalogue/map/marks';
import { mapFiles, mapSheet } from '@/lib/catalogue/map/sheet';
import { softenFeatures } from '@/lib/catalogue/map/soften';
import { alpsStyle } from '@/lib/catalogue/map/style';
import { closeBefore, closeLayers, closeSource, roadLayers } from '@/lib/catalogue/map/style-close';
import { markImages } from '@/lib/catalogue/map/style-labels';
import type { MapConfig, MapLabels, MapLocale } from '@/lib/catalogue/map/types';

type Options = {
  container: HTMLElement;
  bounds: [number, number, number, number];
  padding: PaddingOptions;
  maxZoom: number;
  locale: MapLocale;
  labels: MapLabels;
  config: MapConfig | undefined;
  onReady: () => void;
  /** The land itself could not be loaded. */
  onFailure: () => void;
};

/** Loads library and drawing and makes a map. Throws when one of them does not come or the browser has no WebGL. */
export async function createMap(options: Options, isWanted: () => boolean): Promise<MapLibreMap | null> {
  const { locale, labels, config } = options;
  const isOurs = !config?.styleUrl && !config?.pmtilesUrl;
  const [library, land] = await Promise.all([
    import('maplibre-gl'),
    isOurs ? loadDrawing(mapFiles.alps) : mapFiles.alps,
  ]);
  // A bundler moves the library, so it can no longer find its worker beside itself.
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const archive = config?.styleUrl ? undefined : config?.pmtilesUrl;
  const attribution = archive && (await openArchive(library, archive));
  if (!isWanted()) return null;

  const drawn = alpsStyle({ locale, labels, land });
  const detailed = archive ? detailStyle({ pmtilesUrl: archive, attribution, locale }) : drawn;
  const map = new library.Map({
    container: options.container,
    style: config?.styleUrl ?? detailed,
    bounds: options.bounds,
    fitBoundsOptions: { padding: options.padding, maxZoom: options.maxZoom },
    maxBounds: isOurs ? mapSheet : undefined,
    maxZoom: isOurs ? 15 : 18,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    attributionControl: isOurs ? false : { compact: true },
    fadeDuration: 0,
    locale: {
      'Map.Title': labels.title,
      'CooperativeGesturesHandler.WindowsHelpText': labels.gestureMouse,
      'CooperativeGesturesHandler.MacHelpText': labels.gestureMac,
      'CooperativeGesturesHandler.MobileHelpText': labels.gestureTouch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  addMarks(map);

  let isOurDrawing = isOurs;
  let isReady = false;
  map.on('error', (event) => {
    if (isReady) return;
    if (isOurDrawing) {
      // A missing font leaves labels in the browser's own; only missing land is a failure.
      if ('sourceId' in event && event.sourceId === 'alps') options.onFailure();
      return;
    }
    // The configured map is out of reach: the one we drew always is within it.
    isOurDrawing = true;
    map.setStyle(drawn, { diff: false });
    map.setMaxBounds(mapSheet);
  });
  map.once('load', () => {
    isReady = true;
    options.onReady();
  });
  addCloseUp(map);
  return map;
}

/** Lets maps read an archive; answers the attribution its makers ask for. One out of reach fails when the map reads it. */
async function openArchive(library: typeof import('maplibre-gl'), url: string): Promise<string | undefined> {
  const { PMTiles, Protocol } = await import('pmtiles');
  const archive = new PMTiles(url);
  const protocol = new Protocol();
  protocol.add(archive);
  library.addProtocol('pmtiles', protocol.tile);
  const metadata: unknown = await archive.getMetadata().catch(() => null);
  if (typeof metadata !== 'object' || metadata === null || !('attribution' in metadata)) return undefined;
  return typeof metadata.attribution === 'string' ? metadata.attribution : undefined;
}

function addMarks(map: MapLibreMap) {
  const ratio = Math.min(3, Math.max(1, Math.ceil(window.devicePixelRatio)));
  const marks: Record<string, (ratio: number) => Mark> = {
    [markImages.peak]: peakMark,
    [markImages.airport]: airportMark,
    [markImages.town]: townMark,
    [markImages.room]: roomMark,
  };
  map.setMissingStyleImageResolver((id) => {
    const mark = marks[id];
    if (mark && !map.hasImage(id)) map.addImage(id, mark(ratio), { pixelRatio: ratio });
  });
}

/** The contours of the valleys, once the view is close enough to show them. Without them the map is only plainer. */
function addCloseUp(map: MapLibreMap) {
  let valleys: Promise<FeatureCollection | null> | null = null;
  let isGone = false;
  map.on('remove', () => {
    isGone = true;
  });
  const add = async () => {
    if (map.getZoom() < mapFiles.valleysFromZoom || !map.getSource('alps') || map.getSource(closeSource)) return;
    valleys ??= loadDrawing(mapFiles.valleys).catch(() => null);
    const data = await valleys;
    if (!data || isGone || !map.getSource('alps') || map.getSource(closeSource)) return;
    map.addSource(closeSource, { type: 'geojson', data, tolerance: 0.05 });
    for (const layer of closeLayers) map.addLayer(layer, closeBefore);
    for (const layer of roadLayers) map.addLayer(layer, 'border');
  };
  map.on('load', add);
  map.on('zoomend', add);
}

async function loadDrawing(file: string): Promise<FeatureCollection> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return softenFeatures(await response.json());
}
