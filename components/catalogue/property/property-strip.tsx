import { lightboxWords } from '@/components/catalogue/gallery/lightbox-words';
import { PictureStrip } from '@/components/catalogue/gallery/picture-strip';
import { Picture } from '@/components/ui/picture';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PictureValue } from '@/lib/platform/media/types';

const IN_STRIP = 4;

/** The first pictures of a property beside its name, three on a telephone; a press opens all of them. */
export async function PropertyStrip({ pictures }: { pictures: readonly PictureValue[] }) {
  const [t, lightbox] = await Promise.all([getTranslations('hotel.pictures'), lightboxWords()]);
  if (pictures.length === 0) return null;
  const slides = pictures.map(({ src, alt, width, height }) => ({ src, alt, width, height }));
  const all = t('all', { count: pictures.length });
  return (
    <PictureStrip
      slides={slides}
      label={all}
      words={lightbox}
      className="relative grid shrink-0 grid-cols-3 gap-1 max-menu:w-full menu:grid-cols-4"
    >
      {pictures.slice(0, IN_STRIP).map((picture, index) => (
        <span
          key={picture.src}
          className={`h-22 overflow-hidden menu:w-33 ${index === IN_STRIP - 1 ? 'max-menu:hidden' : ''}`}
        >
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1100px) 132px, 34vw" />
        </span>
      ))}
      <span className="absolute right-1.5 bottom-1.5 rounded-control bg-deep px-2 text-12 text-on-deep">{all}</span>
    </PictureStrip>
  );
}
