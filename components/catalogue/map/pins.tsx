import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { groupPins, type PinGroup } from '@/lib/catalogue/map/place';
import { placePlates, type Shift } from '@/lib/catalogue/map/plates';
import { pinLayer, pinRooms, pinSource } from '@/lib/catalogue/map/style-pins';
import type { AlpsMapProps, MapPin } from '@/lib/catalogue/map/types';
import { PinDot, PinGroupDot } from './pin';
import { PinCard } from './pin-card';
import { useMarkedCard } from './use-marked-card';

const CARD_WIDTH = 280;
const TOGETHER_PX = 22;
const FIGURE_WIDTH = 7.6;
const PLATE_HEIGHT = 26;
const GROUP_SIZE = 24;

/** Re-renders with the map's movement; `zoom` in steps, so that groups do not flicker while it glides. */
function useMapMovement(map: MapLibreMap): number {
  const [, setFrame] = useState(0);
  useEffect(() => {
    const onMove = () => setFrame((frame) => frame + 1);
    map.on('move', onMove);
    map.on('resize', onMove);
    return () => {
      map.off('move', onMove);
      map.off('resize', onMove);
    };
  }, [map]);
  return Math.round(map.getZoom() * 4) / 4;
}

/** The chosen property, led by the page where it wants to lead. */
function useChosen(selectedId: string | undefined) {
  const [chosen, setChosen] = useState<string | null>(selectedId ?? null);
  const [led, setLed] = useState(selectedId);
  if (selectedId !== led) {
    setLed(selectedId);
    setChosen(selectedId ?? null);
  }
  return [chosen, setChosen] as const;
}

export function Pins({
  map,
  pins,
  labels,
  mode,
  selectedId,
  onSelect,
  litId,
  onLight,
}: AlpsMapProps & { map: MapLibreMap }) {
  const zoom = useMapMovement(map);
  const [chosen, setChosen] = useChosen(selectedId);
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const chosenButton = useRef<HTMLButtonElement>(null);
  const cardId = useId();
  const pointed = useMarkedCard(chosen);

  const showChosen = useEffectEvent((id: string | null) => {
    const pin = pins.find((entry) => entry.id === id);
    if (pin && mode === 'overview' && !map.getBounds().contains([pin.longitude, pin.latitude])) bring(map, pin);
  });
  useEffect(() => showChosen(chosen), [chosen]);

  const close = () => {
    setChosen(null);
    setOpenGroup(null);
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (chosen === null && openGroup === null)) return;
    chosenButton.current?.focus();
    close();
  });
  useEffect(() => {
    const container = map.getCanvasContainer();
    const listen = (event: KeyboardEvent) => onEscape(event);
    container.addEventListener('keydown', listen);
    return () => container.removeEventListener('keydown', listen);
  }, [map]);

  const choose = (pin: MapPin) => {
    setOpenGroup(null);
    if (pin.id === chosen) return setChosen(null);
    setChosen(pin.id);
    onSelect?.(pin.id);
  };
  const open = (group: PinGroup) => {
    const camera = map.cameraForBounds(spread(group.pins), { padding: 72, maxZoom: map.getMaxZoom() });
    if (camera?.zoom !== undefined && camera.zoom > map.getZoom() + 0.3 && !isOneSpot(group.pins)) map.easeTo(camera);
    else setOpenGroup(openGroup === group.key ? null : group.key);
  };

  const size = map.getContainer();
  const groups = groupPins(pins, zoom, TOGETHER_PX, chosen ?? litId ?? undefined);
  const makeRoom = useEffectEvent(() => {
    const source = map.getSource<GeoJSONSource>(pinSource);
    if (source) return void source.setData(pinRooms(groups));
    map.addSource(pinSource, { type: 'geojson', data: pinRooms(groups) });
    map.addLayer(pinLayer);
  });
  const points = new Map(groups.map((group) => [group.key, map.project([group.longitude, group.latitude])]));
  const shifts = placePlates(platesOf(groups, points, chosen ?? litId ?? undefined), {
    width: size.clientWidth,
    height: size.clientHeight,
  });
  const arrangement = groups.map((group) => group.key).join();
  useEffect(() => {
    if (arrangement !== '') makeRoom();
  }, [arrangement]);
  return (
    <div className="pointer-events-none absolute top-0 left-0 size-0 font-sans">
      {groups.map((group) => {
        const [pin] = group.pins;
        if (!pin) return null;
        const isSelected = group.pins.length === 1 && pin.id === chosen;
        return (
          <PlacedGroup
            key={group.key}
            {...{ group, pin, mode, labels, litId, onLight, cardId, pointed, isSelected, size }}
            point={points.get(group.key) ?? { x: 0, y: 0 }}
            shift={shifts.get(group.key)}
            isOpen={(isSelected && mode === 'overview') || openGroup === group.key}
            onChoose={() => choose(pin)}
            onOpen={() => open(group)}
            onBring={() => bring(map, group)}
            onClose={close}
            buttonRef={isSelected ? chosenButton : undefined}
          />
        );
      })}
    </div>
  );
}

type PlacedProps = Pick<AlpsMapProps, 'mode' | 'labels' | 'litId' | 'onLight'> & {
  group: PinGroup;
  /** The first of them, or the only one. */
  pin: MapPin;
  point: { x: number; y: number };
  shift: Shift | undefined;
  /** Of the map. */
  size: { clientWidth: number; clientHeight: number };
  cardId: string;
  /** Marked in the open card. */
  pointed: ReturnType<typeof useMarkedCard>;
  isSelected: boolean;
  isOpen: boolean;
  onChoose: () => void;
  onOpen: () => void;
  /** Into view, before it has the focus somewhere outside of it. */
  onBring: () => void;
  onClose: () => void;
  buttonRef: RefObject<HTMLButtonElement | null> | undefined;
};

/** A property, or several that are as good as at one spot, where the map has them now. */
function PlacedGroup({ group, pin, point, shift, size, mode, labels, litId, onLight, ...props }: PlacedProps) {
  const { cardId, pointed, isSelected, isOpen, onChoose, onOpen, onBring, onClose, buttonRef } = props;
  const isSingle = group.pins.length === 1;
  const isOut = point.x < 0 || point.y < 0 || point.x > size.clientWidth || point.y > size.clientHeight;
  const onFocus = () => {
    if (isOut) onBring();
  };
  return (
    <div
      className="absolute top-0 left-0"
      style={{
        transform: `translate(${point.x}px, ${point.y}px)`,
        zIndex: isOpen ? 3 : isSingle && pin.id === litId ? 2 : 1,
      }}
    >
      {mode === 'locator' ? (
        <PropertyMark name={pin.name} />
      ) : isSingle ? (
        <PinDot
          pin={pin}
          shift={shift}
          labels={labels}
          isSelected={isSelected}
          isLit={pin.id === litId || pin.id === pointed}
          onLight={onLight}
          cardId={cardId}
          onSelect={onChoose}
          onFocus={onFocus}
          buttonRef={buttonRef}
        />
      ) : (
        <PinGroupDot
          pins={group.pins}
          isMarked={group.pins.some(({ id }) => id === pointed)}
          labels={labels}
          onOpen={onOpen}
          onFocus={onFocus}
        />
      )}
      {isOpen && (
        <PinCard
          id={cardId}
          pins={group.pins}
          labels={labels}
          side={sideOf(point.x, size.clientWidth)}
          above={point.y > size.clientHeight / 2}
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** Groups, which never move; then plates, as wide as their figures: what is chosen or pointed at first, then as the list has them. */
function platesOf(groups: readonly PinGroup[], points: ReadonlyMap<string, { x: number; y: number }>, first?: string) {
  const plates = groups.flatMap(({ key, pins: [pin, ...others] }) => {
    const { x, y } = points.get(key) ?? {};
    if (x === undefined || y === undefined) return [];
    if (others.length > 0) return [{ rank: 0, key, x, y, width: GROUP_SIZE, height: GROUP_SIZE, isFixed: true }];
    if (!pin?.plate) return [];
    const width = pin.plate.length * FIGURE_WIDTH + 18;
    return [{ rank: key === first ? 1 : 2, key, x, y, width, height: PLATE_HEIGHT }];
  });
  return plates.toSorted((a, b) => a.rank - b.rank);
}

function PropertyMark({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={name}
      className="absolute block size-[11px] -translate-x-1/2 -translate-y-1/2 rounded-full bg-main outline-2 outline-accent outline-offset-4"
    />
  );
}

function bring(map: MapLibreMap, { longitude, latitude }: { longitude: number; latitude: number }) {
  map.easeTo({ center: [longitude, latitude] });
}

function spread(pins: MapPin[]): [number, number, number, number] {
  const longitudes = pins.map((pin) => pin.longitude);
  const latitudes = pins.map((pin) => pin.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** About fifty metres: no zoom tells them apart. */
function isOneSpot(pins: MapPin[]): boolean {
  const [west, south, east, north] = spread(pins);
  return east - west < 0.0006 && north - south < 0.0005;
}

function sideOf(x: number, width: number): 'left' | 'right' | 'centre' {
  if (width - x > CARD_WIDTH) return 'right';
  return x > CARD_WIDTH ? 'left' : 'centre';
}
