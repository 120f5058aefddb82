import type { RefObject } from 'react';
import type { Shift } from '@/lib/catalogue/map/plates';
import type { MapLabels, MapPin } from '@/lib/catalogue/map/types';
import { cn } from '@/lib/platform/cn';

const target =
  'pointer-events-auto absolute flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full';

type DotProps = {
  pin: MapPin;
  /** How far its plate stands from its point. */
  shift: Shift | undefined;
  labels: MapLabels;
  isSelected: boolean;
  /** Pointed at, here or in the list. */
  isLit: boolean;
  onLight: ((id: string | null) => void) | undefined;
  cardId: string;
  onSelect: () => void;
  onFocus: () => void;
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
};

/** One property: an 11 px dot in a 32 px target, or its plate, with a line to its point where it had to make way. */
export function PinDot({
  pin,
  shift,
  labels,
  isSelected,
  isLit,
  onLight,
  cardId,
  onSelect,
  onFocus,
  buttonRef,
}: DotProps) {
  const words = [pin.name, pin.place, pin.price, pin.state && labels[pin.state]];
  const isMoved = shift !== undefined && (shift.x !== 0 || shift.y !== 0);
  const button = (
    <button
      ref={buttonRef}
      type="button"
      className={cn(target, 'group focus-visible:outline-offset-[-4px]')}
      style={isMoved ? { left: shift.x, top: shift.y } : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      aria-expanded={isSelected}
      aria-controls={isSelected ? cardId : undefined}
      onClick={onSelect}
      onFocus={() => {
        onFocus();
        onLight?.(pin.id);
      }}
      onBlur={() => onLight?.(null)}
      onPointerEnter={() => onLight?.(pin.id)}
      onPointerLeave={() => onLight?.(null)}
    >
      {pin.plate ? <Plate pin={pin} isLit={isLit || isSelected} /> : <Dot pin={pin} isLit={isLit || isSelected} />}
    </button>
  );
  if (!isMoved) return button;
  return (
    <>
      <svg aria-hidden="true" width="1" height="1" className="absolute overflow-visible text-ink">
        <line x2={shift.x} y2={shift.y} stroke="currentColor" strokeWidth="1" />
        <circle r="3" fill="currentColor" />
      </svg>
      {button}
    </>
  );
}

/** Filled: free, or nobody asked when. */
function Dot({ pin, isLit }: Pick<DotProps, 'pin' | 'isLit'>) {
  return (
    <span
      className={cn(
        'block size-[11px] rounded-full border-[1.5px] border-main transition-transform duration-200 group-hover:scale-125',
        pin.state === 'available' || pin.state === null ? 'bg-main' : 'bg-paper',
        isLit && 'outline-2 outline-accent outline-offset-4',
      )}
    />
  );
}

function Plate({ pin: { plate, state }, isLit }: Pick<DotProps, 'pin' | 'isLit'>) {
  return (
    <span
      className={cn(
        'figures rounded-desk border bg-surface px-2 text-13 leading-6 font-bold whitespace-nowrap shadow-float',
        state === 'onRequest' ? 'border-warning text-warning' : 'border-line-strong text-ink',
        state === 'sold' && 'px-1.5 font-normal text-soft',
        isLit && 'border-main bg-main text-on-main',
      )}
    >
      {plate}
    </span>
  );
}

type GroupProps = { pins: MapPin[]; isMarked: boolean; labels: MapLabels; onOpen: () => void; onFocus: () => void };

/** Properties too close to tell apart at this zoom. */
export function PinGroupDot({ pins, isMarked, labels, onOpen, onFocus }: GroupProps) {
  const isFree = pins.some((pin) => pin.state === 'available' || pin.state === null);
  const count = labels.properties.replace('{count}', String(pins.length));
  const places = [...new Set(pins.map((pin) => pin.place))];
  return (
    <button
      type="button"
      className={cn(target, 'group focus-visible:outline-offset-[-3px]')}
      aria-label={`${count}: ${places.join(', ')}`}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <span
        className={cn(
          'figures flex size-6 items-center justify-center rounded-full border-[1.5px] border-main text-13 leading-none transition-transform duration-200 group-hover:scale-110',
          isFree ? 'bg-main text-on-main' : 'bg-paper text-ink',
          isMarked && 'outline-2 outline-accent outline-offset-4',
        )}
      >
        {pins.length}
      </span>
    </button>
  );
}
