'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { plainButtonClass } from '@/components/ui/button-class';
import type { AlpsMapProps } from '@/lib/catalogue/map/types';
import { Distances } from './distances';
import { leftOpen } from './left-open';
import { Placeholder } from './placeholder';

type AwakeMap = ComponentType<AlpsMapProps & { takesFocus: boolean }>;
type State = { phase: 'asleep' | 'loading' | 'failed' } | { phase: 'awake'; AlpsMap: AwakeMap };

/**
 * The place of a map: the properties from afar and a button. The map and its library come when somebody points at it, presses
 * the button, or comes back to a page whose map was alive; `isWanted`: they did already.
 */
export function MapOnDemand({ isWanted = false, ...props }: AlpsMapProps & { isWanted?: boolean }) {
  const [state, setState] = useState<State>({ phase: 'asleep' });
  /** Pressed, not only pointed at: the reader goes on from the map. */
  const [takesFocus, setTakesFocus] = useState(false);
  const { labels, pins, mode, distances = [], className = '' } = props;

  const wake = () => {
    if (state.phase === 'loading' || state.phase === 'awake') return;
    setState({ phase: 'loading' });
    import('./alps-map')
      .then(({ AlpsMap }) => setState({ phase: 'awake', AlpsMap }))
      .catch(() => setState({ phase: 'failed' }));
  };
  const wakeWanted = useEffectEvent(() => {
    if (isWanted || (mode === 'overview' && leftOpen())) wake();
  });
  useEffect(() => wakeWanted(), []);

  if (pins.length === 0) {
    return (
      <section className="flex flex-col" aria-label={labels.title}>
        <p className="border-line border-t py-6 text-16 text-soft">{labels.noLocation}</p>
        {mode === 'locator' && <Distances distances={distances} title={labels.distances} />}
      </section>
    );
  }
  if (state.phase === 'awake') return <state.AlpsMap {...props} takesFocus={takesFocus} />;

  return (
    <section className={`flex min-h-[360px] flex-col ${className}`} aria-label={labels.title}>
      <div
        className="relative min-h-[320px] flex-1 overflow-hidden"
        // A finger that scrolls over it asks for nothing.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wake()}
      >
        <Placeholder preview={state.phase === 'failed' ? undefined : props.preview}>
          {state.phase === 'failed' && (
            <p role="alert" className="max-w-[34ch] text-center text-14 text-ink">
              {labels.failed}
            </p>
          )}
          <button
            type="button"
            data-wakes-map
            className={`${plainButtonClass('paper')} aria-busy:cursor-progress`}
            aria-busy={state.phase === 'loading'}
            onClick={() => {
              setTakesFocus(true);
              wake();
            }}
          >
            {state.phase === 'loading' ? labels.loading : state.phase === 'failed' ? labels.retry : labels.show}
          </button>
        </Placeholder>
      </div>
      {/* Keeps the line that the map will fill, so nothing moves when it wakes. */}
      <p className="pt-3 text-13 text-soft">{labels.attribution}</p>
      {mode === 'locator' && <Distances distances={distances} title={labels.distances} />}
    </section>
  );
}
