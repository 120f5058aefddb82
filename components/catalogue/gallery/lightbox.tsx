'use client';

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { type ReactNode, useState } from 'react';
import Lightbox, { type Labels, type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

export type LightboxSlide = {
  src: string;
  /** Of a film: what it shows, in words anybody can read beside it. */
  alt: string;
  width: number;
  height: number;
  isDrawing?: boolean;
  /** `poster` stands for the film until somebody plays it. */
  film?: { title: string; poster: string };
};
export type LightboxProps = { slides: LightboxSlide[]; index: number; labels: Labels; onClose: () => void };

/** Rule 7.5. */
const INTERVAL = 5_000;
const FADE = 1_200;
const SWIPE = 300;
const WIDTHS = [828, 1080, 1440, 1920];

function sourceOf(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=72`;
}

function cardSourceOf(src: string): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=640&q=60`;
}

/** Drawings are vectors: they can be drawn at any width. */
const DRAWING_WIDTH = 4_000;

function toSlide({ src, alt, width, height, isDrawing, film }: LightboxSlide): Slide {
  if (film) {
    const poster = sourceOf(film.poster, 1440);
    return { type: 'video', sources: [{ src, type: 'video/webm' }], poster, width, height };
  }
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

function pluginsFor(slides: readonly LightboxSlide[]) {
  if (slides.some(({ film }) => film)) return slides.length > 1 ? [Counter, Video] : [Video];
  return slides.some(({ isDrawing }) => isDrawing) ? [Counter, Zoom] : [Counter, Slideshow, Zoom];
}

const nothing = () => null;

/** Where a screen has room for it the picture keeps off the buttons, which are white and need the dark. */
const ROOMY = '(width >= 800px) and (height >= 560px)';
const MARGIN = '60px';

/** Below the picture what it shows; its own alternative text says so already to those who listen. */
function caption({ slide }: { slide: Slide }) {
  return 'alt' in slide && slide.alt ? (
    <p aria-hidden="true" className="gallery-caption">
      {slide.alt}
    </p>
  ) : null;
}

/** Keyboard, swipe, zoom, counter; a slide show that starts when asked, a film that plays once it is opened. */
export function GalleryLightbox({ slides, index, labels, onClose }: LightboxProps) {
  const [isPlaying, setPlaying] = useState(false);
  // A new list would take the viewer back to where it opened.
  const [shown] = useState(() => slides.map(toSlide));
  const [isRoomy] = useState(() => matchMedia(ROOMY).matches);
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hasDrawings = slides.some(({ isDrawing }) => isDrawing);
  const title = slides[index]?.film?.title ?? labels.Lightbox;

  const describe = ({ slide, children }: { slide: Slide; children?: ReactNode }) => {
    const { film, alt, src, isDrawing } = slides[shown.indexOf(slide)] ?? {};
    if (!film && (isDrawing || !src)) return children;
    if (!film) {
      // The size cards use: it is there at once, or long before the large one.
      return (
        <div className="gallery-slide" style={{ backgroundImage: `url("${cardSourceOf(src ?? '')}")` }}>
          {children}
        </div>
      );
    }
    return (
      <figure aria-label={film.title} className="gallery-film">
        {children}
        <figcaption>{alt}</figcaption>
      </figure>
    );
  };

  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={shown}
      labels={{ ...labels, Lightbox: title, 'Photo gallery': title }}
      plugins={pluginsFor(slides)}
      render={{
        slideContainer: describe,
        slideFooter: caption,
        iconLoading: nothing,
        ...(slides.length > 1 ? {} : { buttonPrev: nothing, buttonNext: nothing }),
      }}
      // While it plays pictures fade in place; by hand they follow the finger.
      animation={{ fade: 250, swipe: SWIPE, navigation: isPlaying ? 0 : SWIPE }}
      slideshow={{ autoplay: false, delay: INTERVAL }}
      on={{ slideshowStart: () => setPlaying(true), slideshowStop: () => setPlaying(false) }}
      video={{ muted: true, loop: true, autoPlay: !isStill }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: hasDrawings }}
      carousel={{
        padding: isRoomy && !slides.some(({ film }) => film) ? MARGIN : 0,
        spacing: '10%',
        preload: 2,
        finite: slides.length === 1,
      }}
      controller={{ closeOnPullDown: true }}
      className={`gallery-lightbox${isPlaying ? ' is-playing' : ''}${hasDrawings ? ' has-drawings' : ''}`}
      styles={{ root: { '--gallery-fade': `${FADE}ms` } as Record<`--yarl__${string}`, string> }}
    />
  );
}
