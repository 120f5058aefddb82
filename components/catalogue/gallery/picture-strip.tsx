'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { LightboxProps, LightboxSlide } from './lightbox';

type Props = {
  slides: LightboxSlide[];
  label: string;
  words: LightboxProps['labels'];
  className: string;
  children: ReactNode;
};

/** Opens every picture, the largest there is; without script, the first one. */
export function PictureStrip({ slides, label, words, className, children }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const show = ({ GalleryLightbox }: { GalleryLightbox: ComponentType<LightboxProps> }) => {
      setLightbox(() => GalleryLightbox);
      setOpen(true);
    };
    import('./lightbox').then(show, () => undefined);
  }

  return (
    <>
      <a href={slides[0]?.src} aria-label={label} onClick={open} className={className}>
        {children}
      </a>
      {Lightbox && isOpen && <Lightbox slides={slides} index={0} labels={words} onClose={() => setOpen(false)} />}
    </>
  );
}
