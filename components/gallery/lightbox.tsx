'use client';

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { useState } from 'react';
import Lightbox, { type Labels } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

export type LightboxSlide = { src: string; alt: string; width: number; height: number; isDrawing?: boolean };
export type LightboxProps = { slides: LightboxSlide[]; index: number; labels: Labels; onClose: () => void };

/** Specification 2 §9. */
const INTERVAL = 5_000;
const FADE = 1_200;
const SWIPE = 300;
const WIDTHS = [828, 1080, 1440, 1920];

function sourceOf(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=72`;
}

/** Drawings are vectors: they can be drawn at any width. */
const DRAWING_WIDTH = 4_000;

function toSlide({ src, alt, width, height, isDrawing }: LightboxSlide) {
  if (isDrawing) return { src, alt, width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH * height) / width) };
  return {
    src: sourceOf(src, 1920),
    alt,
    width,
    height,
    srcSet: WIDTHS.map((one) => ({
      src: sourceOf(src, one),
      width: one,
      height: Math.round((one * height) / width),
    })),
  };
}

/** Keyboard, swipe, zoom, counter, and a slide show that starts only when asked. */
export function GalleryLightbox({ slides, index, labels, onClose }: LightboxProps) {
  const [isPlaying, setPlaying] = useState(false);
  // A new list would take the viewer back to where it opened.
  const [shown] = useState(() => slides.map(toSlide));
  const hasDrawings = slides.some(({ isDrawing }) => isDrawing);
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={shown}
      labels={labels}
      plugins={hasDrawings ? [Counter, Zoom] : [Counter, Slideshow, Zoom]}
      // While it plays pictures fade in place; by hand they follow the finger.
      animation={{ fade: 250, swipe: SWIPE, navigation: isPlaying ? 0 : SWIPE }}
      slideshow={{ autoplay: false, delay: INTERVAL }}
      on={{ slideshowStart: () => setPlaying(true), slideshowStop: () => setPlaying(false) }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: hasDrawings }}
      carousel={{ padding: 0, spacing: '10%', preload: 1 }}
      controller={{ closeOnPullDown: true }}
      className={`gallery-lightbox${isPlaying ? ' is-playing' : ''}${hasDrawings ? ' has-drawings' : ''}`}
      styles={{ root: { '--gallery-fade': `${FADE}ms` } as Record<`--yarl__${string}`, string> }}
    />
  );
}
