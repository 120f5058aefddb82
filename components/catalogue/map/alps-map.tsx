'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { useState } from 'react';
import type { AlpsMapProps } from '@/lib/catalogue/map/types';
import { cn } from '@/lib/platform/cn';
import { Distances } from './distances';
import { Stage } from './stage';

/**
 * Properties in their landscape, or one property with what is near it. The page sets the height by `className`. Loads the
 * map library itself; import this component through MapOnDemand so that a page without a map carries none of it.
 */
export function AlpsMap(props: AlpsMapProps & { takesFocus: boolean }) {
  const [attempt, setAttempt] = useState(0);
  const { labels, mode, pins, distances = [], config, className } = props;
  const hasStates = pins.some((pin) => pin.state !== null);
  const isOurs = !config?.styleUrl && !config?.pmtilesUrl;

  return (
    // The map's canvas is the region with the name; a second one around it would only be noise.
    <div className={cn('alps-map flex min-h-[360px] flex-col', className)}>
      <Stage key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3 text-13 text-soft">
        {mode === 'overview' && hasStates && <p>{labels.legend}</p>}
        {isOurs && <p>{labels.attribution}</p>}
      </div>
      {mode === 'locator' && <Distances distances={distances} title={labels.distances} />}
    </div>
  );
}
