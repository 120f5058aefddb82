'use client';

import { useState } from 'react';

type Props = { labels: { map: string; hide: string; show: string }; isNarrow: boolean };

/** Beside the list the map is there at first; on a telephone it comes when wanted. The layout reads `data-map`. */
export function MapToggle({ labels, isNarrow }: Props) {
  const [isShown, setIsShown] = useState(!isNarrow);
  const toggle = () => {
    const body = document.querySelector<HTMLElement>('.search-body');
    if (!body) return;
    body.dataset.map = isShown ? 'hidden' : 'shown';
    setIsShown(!isShown);
    // Who asks for it on a telephone has asked for the map itself.
    if (isNarrow && !isShown) document.querySelector<HTMLElement>('#map [data-wakes-map]')?.click();
  };
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls="map"
      onClick={toggle}
      className="py-2 whitespace-nowrap"
    >
      {isNarrow ? (
        labels.map
      ) : (
        <>
          <span className="min-[1440px]:hidden">{labels.map}</span>
          <span className="hidden min-[1440px]:inline">{isShown ? labels.hide : labels.show}</span>
        </>
      )}
    </button>
  );
}
