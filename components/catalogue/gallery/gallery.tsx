import './gallery.css';
import { getImageProps } from 'next/image';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { PictureValue } from '@/lib/platform/media/types';
import { GalleryIsland } from './gallery-island';
import type { Frame } from './main-picture';

/** Pictures the main place fades through, and that a telephone may swipe before it opens all. */
const IN_STRIP = 8;
const MAIN_SIZES = '(width >= 800px) 67vw, 100vw';
const SIDE_SIZES = '(width >= 800px) 34vw, 100vw';
const ALL_ID = 'photographs';

/** As `npm run films` makes them. */
const FILM_SIZE = { width: 1280, height: 720 };

type Props = { pictures: PictureValue[]; films: string[]; name: string };

/** Same candidates as the first picture has, so that a fade fetches what fits; nothing is fetched before the page has loaded. */
function toFrame({ src, width, height, alt, focusX, focusY }: PictureValue, index: number, label: string): Frame {
  const { props } = getImageProps({ src, alt, width, height, sizes: MAIN_SIZES, quality: 60 });
  return { index, src: props.src, srcSet: props.srcSet, alt, label, position: `${focusX ?? 50}% ${focusY ?? 50}%` };
}

/** Complete without JavaScript: the strip swipes, every picture leads to all of them, all of them unfold, a film is a link. */
export async function Gallery({ pictures, films, name }: Props) {
  const t = await getTranslations('gallery');
  const strip = pictures.slice(0, IN_STRIP);
  // The second and third picture stand beside the main one and need not come again.
  const frames = strip.flatMap((picture, index) =>
    index === 1 || index === 2 ? [] : [toFrame(picture, index, t('open', { alt: picture.alt }))],
  );
  const poster = pictures[0]?.src ?? '';
  const shownFilms = films.map((src, index) => ({
    src,
    alt: t('filmText', { name }),
    film: { title: t('filmOf', { name, number: films.length > 1 ? index + 1 : 0 }), poster },
    ...FILM_SIZE,
  }));
  return (
    <section aria-label={t('label', { name })} className="gallery relative">
      <ul className="gallery-strip">
        {strip.map((picture, index) => (
          <li key={picture.src}>
            <a href={`#${ALL_ID}`} data-picture={index} aria-label={t('open', { alt: picture.alt })}>
              <Picture picture={picture} sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      <div className="wrap no-print text-13 text-soft">
        {/* Nothing here is positioned: the fading pictures belong over the mosaic. */}
        <div className="pt-3 pb-1">
          <div className="flex h-6 gap-x-6 pr-34 leading-6">
            <GalleryIsland
              frames={frames}
              slides={pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt }))}
              films={shownFilms}
              words={{
                pause: t('pause'),
                play: t('play'),
                lightbox: {
                  Lightbox: t('lightbox'),
                  Previous: t('previous'),
                  Next: t('next'),
                  Close: t('close'),
                  Slide: t('slide'),
                  Carousel: t('carousel'),
                  '{index} of {total}': t('position', { index: '{index}', total: '{total}' }),
                  Play: t('slideshowPlay'),
                  Pause: t('slideshowPause'),
                  'Zoom in': t('zoomIn'),
                  'Zoom out': t('zoomOut'),
                },
              }}
            />
            {shownFilms.map(({ src, film }, index) => (
              <a
                key={src}
                href={src}
                data-film={index}
                aria-label={film.title}
                className="quiet-link shrink-0 self-start pb-0 text-ink"
              >
                {t('film', { number: films.length > 1 ? index + 1 : 0 })}
              </a>
            ))}
          </div>
          <details className="pointer-events-none -mt-6 *:pointer-events-auto">
            <summary
              data-picture="0"
              className="quiet-link ml-auto block w-fit list-none pb-0 text-ink [&::-webkit-details-marker]:hidden"
            >
              {pictures.length > 1 ? t('all', { count: pictures.length }) : t('single')}
            </summary>
            <ul id={ALL_ID} className="gallery-all">
              {pictures.map((picture, index) => (
                <li key={picture.src}>
                  <a href={picture.src} data-picture={index}>
                    <Picture picture={picture} sizes="(width >= 800px) 24vw, 48vw" />
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </section>
  );
}
