import { useEffect, useState } from 'react';

/** Stands on a list's entry of a property: map and list answer each other by it. */
const CARD = 'data-property';

function cardOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest(`[${CARD}]`)?.getAttribute(CARD) ?? null) : null;
}

/**
 * The property whose card the pointer or the focus is on, and the other way round: the card of the property `chosen` on the map
 * is marked.
 */
export function useMarkedCard(chosen: string | null): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const point = ({ target }: Event) => setPointed(cardOf(target));
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, []);
  useEffect(() => {
    const card = chosen === null ? null : document.querySelector(`[${CARD}="${CSS.escape(chosen)}"]`);
    card?.setAttribute('data-marked', '');
    return () => card?.removeAttribute('data-marked');
  }, [chosen]);
  return pointed;
}
