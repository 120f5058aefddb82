'use client';

import { useEffect, useRef, useState } from 'react';

type Frame = {
  /** Its place among all pictures. */
  index: number;
  src: string;
  srcSet: string;
  alt: string;
  /** Accessible name of the link while it is shown. */
  label: string;
  position: string;
};

/** Pictures the main place fades through. */
const FADING = 8;

/** Rule 7.5: a new picture every 5 s; the 1.2 s of the fade stand in gallery.css. */
const INTERVAL = 5_000;

type Props = {
  /** Of the first picture. */
  caption: string;
  words: { pause: string; play: string };
};

/** The first pictures of the strip, but for the second and third, which stand beside the main one and need not come again. */
function framesIn(section: Element | null | undefined): Frame[] {
  const links = [...(section?.querySelectorAll<HTMLAnchorElement>('.gallery-strip a') ?? [])];
  return links.slice(0, FADING).flatMap((link, index): Frame[] => {
    const image = link.querySelector('img');
    if (!image || index === 1 || index === 2) return [];
    const { src, srcset, alt, style } = image;
    return [{ index, src, srcSet: srcset, alt, label: link.ariaLabel ?? '', position: style.objectPosition }];
  });
}

/**
 * Fades the main picture through the next ones: after the page has loaded, while it is in view, until somebody pauses it;
 * never by itself with reduced motion. The first picture stays below untouched, so nothing shifts and nothing is late.
 */
export function MainPicture({ caption, words }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState<boolean | null>(null);
  const [isInView, setInView] = useState(false);
  const [frames, setFrames] = useState<Frame[]>([]);
  // Two layers at most: the one that was, and the one that comes.
  const [layers, setLayers] = useState([0]);
  const now = layers.at(-1) ?? 0;

  useEffect(() => {
    setFrames(framesIn(view.current?.closest('section')));
    const start = () => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    // On a telephone the place is not displayed and therefore never in view.
    if (view.current) observer.observe(view.current);
    return () => {
      window.removeEventListener('load', start);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!isPlaying || !isInView) return;
    const timer = setInterval(() => {
      if (!document.hidden) setLayers((shown) => [shown.at(-1) ?? 0, ((shown.at(-1) ?? 0) + 1) % frames.length]);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [isPlaying, isInView, frames.length]);

  useEffect(() => {
    const link = view.current?.closest('section')?.querySelector<HTMLElement>('[data-picture]');
    const frame = frames[now];
    if (!link || !frame) return;
    link.dataset.picture = String(frame.index);
    link.setAttribute('aria-label', frame.label);
  }, [frames, now]);

  return (
    <>
      <div ref={view} className="gallery-fade" aria-hidden="true">
        {layers.map((index) => {
          const frame = frames[index];
          if (!frame || layers.length === 1) return null;
          return (
            <img
              key={index}
              src={frame.src}
              srcSet={frame.srcSet}
              sizes="(width >= 800px) 67vw, 100vw"
              alt=""
              decoding="async"
              ref={(image) => {
                if (image?.complete) image.dataset.shown = '';
              }}
              onLoad={(event) => {
                event.currentTarget.dataset.shown = '';
              }}
              style={{ objectPosition: frame.position }}
            />
          );
        })}
      </div>
      <p className="line-clamp-1 min-w-0 grow max-desk:hidden">{frames[now]?.alt ?? caption}</p>
      {isPlaying !== null && (
        <button
          type="button"
          onClick={() => setPlaying(!isPlaying)}
          className="flex h-6 shrink-0 items-center gap-2 text-ink max-desk:hidden"
        >
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            {isPlaying ? <path d="M1 0h3v10H1zM6 0h3v10H6z" /> : <path d="M1 0l9 5-9 5z" />}
          </svg>
          {isPlaying ? words.pause : words.play}
        </button>
      )}
    </>
  );
}
