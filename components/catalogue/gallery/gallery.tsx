import './gallery.css';
import { Picture } from '@/components/ui/picture';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PictureValue } from '@/lib/platform/media/types';
import { GalleryIsland } from './gallery-island';
import { lightboxWords } from './lightbox-words';

/** One beside two; a telephone begins with the first and is swiped to the others. */
const ON_FIRST_SCREEN = 3;
const MAIN_SIZES = '(width >= 800px) 67vw, 100vw';
const SIDE_SIZES = '(width >= 800px) 34vw, 100vw';

/** As `npm run films` makes them. */
const FILM_SIZE = { width: 1280, height: 720 };

type Props = { pictures: PictureValue[]; films: string[]; name: string };

/** Complete without JavaScript: the strip swipes and unfolds to all pictures, a picture and a film are links. */
export async function Gallery({ pictures, films, name }: Props) {
  const [t, lightbox] = await Promise.all([getTranslations('gallery'), lightboxWords()]);
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
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={picture.src} data-picture={index} aria-label={t('open', { alt: picture.alt })}>
              <Picture
                picture={picture}
                sizes={index === 0 ? MAIN_SIZES : SIDE_SIZES}
                isFirst={index === 0}
                hasPlaceholder={index < ON_FIRST_SCREEN}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className="wrap no-print text-13 text-soft">
        {/* Nothing here is positioned: the fading pictures belong over the mosaic. */}
        <div className="pt-3 pb-1">
          <div className="flex h-6 gap-x-6 pr-34 leading-6">
            <GalleryIsland
              caption={pictures[0]?.alt ?? ''}
              films={shownFilms}
              words={{
                pause: t('pause'),
                play: t('play'),
                lightbox,
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
          </details>
        </div>
      </div>
    </section>
  );
}
