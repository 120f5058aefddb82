'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { LightboxProps, LightboxSlide } from './lightbox';
import { MainPicture } from './main-picture';
import { picturesIn } from './pictures-in';

type Props = {
  /** Of the picture that is shown first. */
  caption: string;
  films: LightboxSlide[];
  words: { pause: string; play: string; lightbox: LightboxProps['labels'] };
};

/**
 * Opens the lightbox over any link with `data-picture` (its place among the photographs), `data-film` or `data-plan-link`
 * (a drawing).
 * The lightbox loads on the first touch.
 */
export function GalleryIsland({ caption, films, words }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [open, setOpen] = useState<{ slides: LightboxSlide[]; index: number; from: HTMLElement } | null>(null);

  useEffect(() => {
    const load = () => import('./lightbox');
    const stop = new AbortController();
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-picture], [data-film], [data-plan-link]') : null;
    const touched = (event: Event) => {
      if (linkOf(event)) load().catch(() => undefined);
    };
    const clicked = (event: MouseEvent) => {
      const from = linkOf(event);
      if (!from || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { picture, film, planLink } = from.dataset;
      const index = Number(picture ?? film ?? planLink);
      load().then(
        ({ GalleryLightbox }) => {
          setLightbox(() => GalleryLightbox);
          setOpen({ slides: picture ? photographs() : film ? films : plans(), index, from });
        },
        // Without it the page is what it is without script: a link leads to its picture, the list unfolds.
        () => {
          if (from instanceof HTMLAnchorElement) location.assign(from.href);
          else from.closest('details')?.toggleAttribute('open');
        },
      );
    };
    document.addEventListener('pointerover', touched, { signal: stop.signal });
    document.addEventListener('focusin', touched, { signal: stop.signal });
    document.addEventListener('click', clicked, { signal: stop.signal });
    return () => stop.abort();
  }, [films]);

  return (
    <>
      <MainPicture caption={caption} words={words} />
      {Lightbox && open && (
        <Lightbox
          slides={open.slides}
          index={open.index}
          labels={words.lightbox}
          onClose={() => {
            setOpen(null);
            open.from.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

const photographs = () => picturesIn('.gallery-strip a');
const plans = () => picturesIn('a[data-plan-link]').map((slide) => ({ ...slide, isDrawing: true }));
