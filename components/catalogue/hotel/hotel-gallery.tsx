import { getImageProps } from 'next/image';
import { lightboxWords } from '@/components/catalogue/gallery/lightbox-words';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PictureValue } from '@/lib/platform/media/types';
import { ShownGalleryStage } from '../when-shown';
import type { GalleryFrame } from './gallery-stage';

const SIZES = '100vw';

function toFrame({ src, width, height, alt, color, focusX, focusY }: PictureValue): GalleryFrame {
  const { props } = getImageProps({ src, alt, width, height, sizes: SIZES, quality: 60 });
  const { props: small } = getImageProps({ src, alt: '', width: 84, height: 56, quality: 60 });
  return {
    src: props.src,
    srcSet: props.srcSet,
    alt,
    color,
    position: `${focusX ?? 50}% ${focusY ?? 50}%`,
    thumbnail: small.src,
    original: { src, alt, width, height },
  };
}

/** Pictures edge to edge, one at a time; without script the first one and a link to each of the others. */
export async function HotelGallery({ name, pictures }: { name: string; pictures: PictureValue[] }) {
  const [t, lightbox] = await Promise.all([getTranslations('hotel.pictures'), lightboxWords()]);
  if (pictures.length === 0) {
    return <p className="border-y border-line px-4 py-6 text-soft desk:px-8">{t('none')}</p>;
  }
  return (
    <ShownGalleryStage
      frames={pictures.map(toFrame)}
      sizes={SIZES}
      words={{
        label: t('label', { name }),
        all: t('all', { count: pictures.length }),
        play: t('play'),
        pause: t('pause'),
        previous: t('previous'),
        next: t('next'),
        positions: pictures.map((_, index) => t('position', { index: index + 1, total: pictures.length })),
        thumbnails: pictures.map(({ alt }) => t('show', { alt })),
        lightbox,
      }}
    />
  );
}
