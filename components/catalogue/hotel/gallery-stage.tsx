'use client';

import { type ComponentType, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LightboxProps, LightboxSlide } from '@/components/catalogue/gallery/lightbox';
import { compactButtonClass } from '@/components/ui/compact-button';
import { INTERVAL, SLIDE, swipeOf, THUMBNAIL_HOVER } from './swipe';

export type GalleryFrame = {
  src: string;
  srcSet: string | undefined;
  alt: string;
  color: string;
  position: string;
  thumbnail: string;
  original: LightboxSlide;
};

type Words = Record<'label' | 'all' | 'play' | 'pause' | 'previous' | 'next', string> & {
  positions: string[];
  thumbnails: string[];
  lightbox: LightboxProps['labels'];
};

type Props = { frames: GalleryFrame[]; sizes: string; words: Words };

const ignored = () => undefined;

/** One picture after the other until somebody pauses it or takes it in hand; never by itself with reduced motion. */
export function GalleryStage({ frames, sizes, words }: Props) {
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [moved, setMoved] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const drag = useRef<{ x: number; at: number } | null>(null);
  const count = frames.length;

  useEffect(() => setPlaying(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches), [count]);
  useEffect(() => {
    if (!isPlaying || isOpen) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((index) => (index + 1) % count);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [isPlaying, isOpen, count]);

  const go = (index: number) => {
    setPlaying(false);
    setShown((index + count) % count);
  };
  const begin = (event: PointerEvent) => {
    if (event.button === 0 && count > 1) drag.current = { x: event.clientX, at: event.timeStamp };
  };
  const follow = (event: PointerEvent) => drag.current && setMoved(event.clientX - drag.current.x);
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { x, at } = drag.current;
    const step = swipeOf(event.clientX - x, event.currentTarget.clientWidth, event.timeStamp - at);
    drag.current = null;
    setMoved(0);
    if (step !== 0) go(shown + step);
  };
  const open = () =>
    import('@/components/catalogue/gallery/lightbox').then(({ GalleryLightbox }) => {
      setLightbox(() => GalleryLightbox);
      setOpen(true);
    }, ignored);

  return (
    <section aria-label={words.label}>
      <div
        className="h-75 touch-pan-y overflow-hidden bg-line desk:h-150"
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={end}
      >
        <Slides {...{ frames, sizes, shown, moved }} />
      </div>
      <div className="mx-auto flex max-w-[1440px] items-center gap-x-4 gap-y-2 px-4 py-2 max-menu:flex-wrap desk:px-8">
        {count > 1 && (
          <>
            <button
              type="button"
              onClick={() => setPlaying(!isPlaying)}
              className={compactButtonClass('quiet', 'small')}
            >
              <OneOf
                shown={isPlaying ? 'pause' : 'play'}
                all={[
                  { id: 'pause', content: words.pause },
                  { id: 'play', content: words.play },
                ]}
              />
            </button>
            <Thumbnails {...{ frames, shown, go }} labels={words.thumbnails} />
          </>
        )}
        <p className="min-w-0 grow text-13 text-soft desk:text-right">
          <OneOf
            shown={frames[shown]?.src}
            all={frames.map(({ src, alt }, index) => ({
              id: src,
              content: (
                <>
                  <strong className="font-bold text-ink">{alt}</strong>{' '}
                  <span className="figures">{words.positions[index]}</span>
                </>
              ),
            }))}
          />
        </p>
        <button type="button" onClick={open} className={compactButtonClass('quiet', 'small')}>
          {words.all}
        </button>
        {count > 1 && (
          <span className="flex gap-1 max-desk:hidden">
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                aria-label={step === -1 ? words.previous : words.next}
                onClick={() => go(shown + step)}
                className={compactButtonClass('quiet', 'small')}
              >
                <span aria-hidden="true">{step === -1 ? '←' : '→'}</span>
              </button>
            ))}
          </span>
        )}
      </div>
      {Lightbox && isOpen && (
        <Lightbox
          slides={frames.map(({ original }) => original)}
          index={shown}
          labels={words.lightbox}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** One of several, in the room that the largest of them takes: what is below does not move when another one is shown. */
function OneOf({ shown, all }: { shown: string | undefined; all: readonly { id: string; content: ReactNode }[] }) {
  return (
    <span className="grid">
      {all.map(({ id, content }) => (
        <span key={id} className={`col-start-1 row-start-1 ${id === shown ? '' : 'invisible'}`}>
          {content}
        </span>
      ))}
    </span>
  );
}

type SlidesProps = Pick<Props, 'frames' | 'sizes'> & { shown: number; moved: number };

function Slides({ frames, sizes, shown, moved }: SlidesProps) {
  return (
    <ul
      className="flex h-full ease-out"
      style={{
        transform: `translateX(calc(${shown * -100}% + ${moved}px))`,
        transition: moved === 0 ? `transform ${SLIDE}ms` : 'none',
      }}
    >
      {frames.map((frame, index) => (
        <li key={frame.src} aria-hidden={index !== shown} className="h-full w-full shrink-0">
          <img
            src={frame.src}
            srcSet={frame.srcSet}
            sizes={sizes}
            alt={frame.alt}
            draggable={false}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
            className="size-full select-none object-cover"
            style={{ backgroundColor: frame.color, objectPosition: frame.position }}
          />
        </li>
      ))}
    </ul>
  );
}

type ThumbnailsProps = Pick<Props, 'frames'> & {
  shown: number;
  labels: readonly string[];
  go: (index: number) => void;
};

/** A picture that is pointed at for a moment is shown. */
function Thumbnails({ frames, shown, labels, go }: ThumbnailsProps) {
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hover.current), []);
  return (
    <ul className="flex min-w-0 gap-1 overflow-x-auto p-1 max-desk:order-last max-desk:basis-full menu:max-w-[60%] menu:shrink-0">
      {frames.map((frame, index) => (
        <li key={frame.src} className="shrink-0">
          <button
            type="button"
            aria-label={labels[index]}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => go(index)}
            onPointerEnter={() => {
              hover.current = setTimeout(() => go(index), THUMBNAIL_HOVER);
            }}
            onPointerLeave={() => clearTimeout(hover.current)}
            className="block h-14 w-21 border-2 border-transparent aria-[current]:border-main"
          >
            <img src={frame.thumbnail} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
