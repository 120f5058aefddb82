import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { AlpsMapProps } from '@/lib/catalogue/map/types';
import { Pins } from './pins';
import { Placeholder } from './placeholder';
import { fitAll, useAlpsMap } from './use-alps-map';

/** The map itself, its pins and its few controls. */
export function Stage({ onRetry, takesFocus, ...props }: AlpsMapProps & { takesFocus: boolean; onRetry: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const { map, phase } = useAlpsMap(container, props);
  const { labels } = props;

  // The button that asked for the map is gone; who pressed it by keyboard goes on from the map.
  useEffect(() => {
    if (takesFocus && map && phase === 'ready' && document.activeElement === document.body) {
      map.getCanvas().focus({ preventScroll: true });
    }
  }, [map, phase, takesFocus]);

  return (
    <div className="relative min-h-[320px] flex-1 overflow-hidden bg-sand">
      {/* MapLibre's sheet makes its element relative, so the size comes from one around it. */}
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {map && phase === 'ready' && createPortal(<Pins map={map} {...props} />, map.getCanvasContainer())}
      {map && phase === 'ready' && <Controls map={map} {...props} />}
      {phase === 'loading' && (
        <Placeholder preview={props.preview}>
          <p role="status" className="bg-paper px-4 py-2 text-14 text-soft">
            {labels.loading}
          </p>
        </Placeholder>
      )}
      {phase === 'failed' && <FailedMap labels={labels} onRetry={onRetry} />}
    </div>
  );
}

function FailedMap({ labels, onRetry }: Pick<AlpsMapProps, 'labels'> & { onRetry: () => void }) {
  return (
    <Placeholder>
      <p role="alert" className="max-w-[34ch] text-center text-14 text-ink">
        {labels.failed}
      </p>
      <button type="button" className="quiet-link text-14" onClick={onRetry}>
        {labels.retry}
      </button>
    </Placeholder>
  );
}

function Controls({ map, ...props }: AlpsMapProps & { map: MapLibreMap }) {
  const { labels } = props;
  return (
    <div className="absolute top-3 right-3 flex flex-col divide-y divide-line bg-paper">
      <Control label={labels.zoomIn} onClick={() => map.zoomIn()}>
        <Plus aria-hidden className="size-4" strokeWidth={1.25} />
      </Control>
      <Control label={labels.zoomOut} onClick={() => map.zoomOut()}>
        <Minus aria-hidden className="size-4" strokeWidth={1.25} />
      </Control>
      <Control label={labels.reset} onClick={() => fitAll(map, props)}>
        <Maximize aria-hidden className="size-[14px]" strokeWidth={1.25} />
      </Control>
    </div>
  );
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex size-9 items-center justify-center text-ink hover:bg-white focus-visible:outline-offset-[-2px]"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
