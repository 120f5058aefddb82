import { getTranslations } from '@/lib/platform/i18n/translations';
import type { LightboxProps } from './lightbox';

/** The labels of the lightbox, under the names its library asks for. */
export async function lightboxWords(): Promise<LightboxProps['labels']> {
  const t = await getTranslations('gallery');
  return {
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
  };
}
