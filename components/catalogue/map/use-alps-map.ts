import type { Map as MapLibreMap, PaddingOptions } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { distanceFeatures, locatorReach } from '@/lib/catalogue/map/distances';
import { boundsOf } from '@/lib/catalogue/map/place';
import { mapSheet } from '@/lib/catalogue/map/sheet';
import { distanceLayers, distanceSource } from '@/lib/catalogue/map/style-distances';
import { pinLayer } from '@/lib/catalogue/map/style-pins';
import type { AlpsMapProps } from '@/lib/catalogue/map/types';
import { createMap } from './create-map';
import { leaveOpen, leftOpen, mapAddress } from './left-open';

type Phase = 'loading' | 'ready' | 'failed';
type Frame = { bounds: [number, number, number, number]; padding: PaddingOptions; maxZoom: number };

const even = (all: number): PaddingOptions => ({ top: all, right: all, bottom: all, left: all });

/** The controls stand at the right, and the names of the outer places need room on both sides. */
function roomAround(width: number): PaddingOptions {
  return width < 560 ? { top: 40, right: 56, bottom: 40, left: 60 } : { top: 56, right: 128, bottom: 56, left: 88 };
}

/** What the first view shows: every property, or one property with its furthest ring. */
function frameOf({ pins, mode, distances = [] }: AlpsMapProps, width: number): Frame {
  const around = boundsOf(pins) ?? mapSheet;
  if (mode === 'overview' || pins.length === 0) return { bounds: around, padding: roomAround(width), maxZoom: 13 };
  const [west, south, east, north] = around;
  const up = locatorReach({ longitude: west, latitude: south }, distances) / 111_320;
  const across = up / Math.cos((south * Math.PI) / 180);
  return { bounds: [west - across, south - up, east + across, north + up], padding: even(12), maxZoom: 15 };
}

/** Life of one map: made when the place for it stands, removed with the component. To try again, mount again. */
export function useAlpsMap(container: RefObject<HTMLDivElement | null>, props: AlpsMapProps) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const address = useRef('');

  const start = useEffectEvent((element: HTMLElement, isWanted: () => boolean) =>
    createMap(
      {
        container: element,
        ...frameOf(props, element.clientWidth),
        locale: props.locale,
        labels: props.labels,
        config: props.config,
        onReady: () => setPhase('ready'),
        onFailure: () => setPhase('failed'),
      },
      isWanted,
    ),
  );

  const look = useEffectEvent((created: MapLibreMap) => {
    const camera = props.mode === 'overview' ? leftOpen() : null;
    if (camera) created.jumpTo(camera);
  });
  const leave = useEffectEvent((element: MapLibreMap) => {
    if (props.mode !== 'overview') return;
    const { lng, lat } = element.getCenter();
    leaveOpen(address.current, { center: [lng, lat], zoom: element.getZoom() });
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isWanted = true;
    let made: MapLibreMap | null = null;
    start(element, () => isWanted)
      .then((created) => {
        made = created;
        if (created) look(created);
        if (isWanted) setMap(created);
        else created?.remove();
      })
      .catch(() => {
        if (isWanted) setPhase('failed');
      });
    return () => {
      isWanted = false;
      setMap(null);
      if (made) leave(made);
      made?.remove();
    };
  }, [container]);

  // Lists change while filters do: the view follows, unless the reader has chosen a property.
  const around = props.pins.map((pin) => pin.id).join();
  const follow = useEffectEvent((element: MapLibreMap) => fitAll(element, props));
  const isFirst = useRef(true);
  // Left, the page has another address already.
  useEffect(() => {
    address.current = mapAddress();
  });
  useEffect(() => {
    if (!map || around === '') return;
    if (isFirst.current) isFirst.current = false;
    else follow(map);
  }, [map, around]);

  const showDistances = useEffectEvent((element: MapLibreMap) => {
    const [property] = props.pins;
    if (props.mode !== 'locator' || !property || !props.distances?.length || element.getSource(distanceSource)) return;
    element.addSource(distanceSource, {
      type: 'geojson',
      data: distanceFeatures(property, props.distances),
      tolerance: 0,
    });
    for (const layer of distanceLayers)
      element.addLayer(layer, element.getLayer(pinLayer.id) ? pinLayer.id : undefined);
  });
  useEffect(() => {
    if (map && phase === 'ready') showDistances(map);
  }, [map, phase]);

  return { map, phase };
}

/** Back to the first view. */
export function fitAll(map: MapLibreMap, props: AlpsMapProps) {
  const { bounds, padding, maxZoom } = frameOf(props, map.getContainer().clientWidth);
  map.fitBounds(bounds, { padding, maxZoom });
}
