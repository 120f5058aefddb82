'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { LightboxProps, LightboxSlide } from './lightbox';
import { picturesIn } from './pictures-in';

type Props = {
  /** What the links to the pictures stand in, as a selector. */
  within: string;
  /** Which of the links lead to drawings. */
  drawings: string;
  labels: LightboxProps['labels'];
};

/** Opens the lightbox over links to pictures; it loads with the first click, and without it a link leads to its picture. */
export function PicturesIsland({ within, drawings, labels }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [open, setOpen] = useState<{ slides: LightboxSlide[]; index: number; from: HTMLElement } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const clicked = (event: MouseEvent) => {
      const from = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`${within} a`) : null;
      if (!from || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${within} a`)];
      const slides = picturesIn(`${within} a`).map((slide, at) => ({
        ...slide,
        isDrawing: links[at]?.matches(drawings),
      }));
      import('./lightbox').then(
        ({ GalleryLightbox }) => {
          setLightbox(() => GalleryLightbox);
          setOpen({ slides, index: links.indexOf(from), from });
        },
        () => location.assign(from.href),
      );
    };
    document.addEventListener('click', clicked, { signal: stop.signal });
    return () => stop.abort();
  }, [within, drawings]);
  if (!Lightbox || !open) return null;
  return (
    <Lightbox
      slides={open.slides}
      index={open.index}
      labels={labels}
      onClose={() => {
        setOpen(null);
        open.from.focus({ preventScroll: true });
      }}
    />
  );
}
