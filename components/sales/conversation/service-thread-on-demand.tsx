'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { ServiceThreadProps } from './service-thread';

/** The chat service's own thread, whose packages come when one is opened; `onAway` when they cannot. */
export function ServiceThreadOnDemand(props: ServiceThreadProps) {
  const [Thread, setThread] = useState<ComponentType<ServiceThreadProps> | null>(null);
  const giveUp = useEffectEvent(props.onAway);
  useEffect(() => {
    import('./service-thread').then(
      ({ ServiceThread }) => setThread(() => ServiceThread),
      () => giveUp(),
    );
  }, []);
  return (
    <div aria-busy={Thread === null} className="h-[70dvh] min-h-96 grow desk:h-auto">
      {Thread && <Thread {...props} />}
    </div>
  );
}
