'use client';

import { type Packed, useUnpacked } from '@/components/ui/packed';
import type { MapPreview } from '@/lib/catalogue/map/preview';

const DOT = 11;
const GROUP = 17;
const RIM = 3;

/** Drawn in the browser, too, from its figures. */
export function MapPreviewDrawing({ packed, className }: { packed: Packed<MapPreview>; className: string }) {
  const { drawing, frame, textSize, dots } = useUnpacked(packed);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={`pointer-events-none absolute inset-0 size-full overflow-visible ${className}`}
    >
      {/* An <image> would be fetched at once, far below the first screen and where a telephone shows no map at all. */}
      <foreignObject width={drawing.width} height={drawing.height}>
        <img
          src={drawing.file}
          alt=""
          width={drawing.width}
          height={drawing.height}
          loading="lazy"
          decoding="async"
          className="max-w-none"
        />
      </foreignObject>
      {[RIM * 2, 0].map((rim) => (
        <g key={rim} className={rim ? 'stroke-paper' : 'stroke-main'} strokeLinecap="round">
          {dots.map(({ key, x, y, count }) => (
            <path
              key={key}
              d={`M${x} ${y}h0`}
              strokeWidth={(count > 1 ? GROUP : DOT) + rim}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ))}
      <g
        className="serif fill-ink stroke-sand"
        fontSize={textSize}
        strokeWidth={textSize / 5}
        strokeLinejoin="round"
        paintOrder="stroke"
        dominantBaseline="central"
      >
        {dots.map(
          ({ key, y, label }) =>
            label && (
              <text key={key} x={label.x} y={y} textAnchor={label.isLeft ? 'end' : undefined}>
                {label.text}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}
