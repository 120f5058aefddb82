import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import { type PictureRow, pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureLine, Words } from '../types';

export const pictureLineSelect = { ...pictureUseSelect, pictureId: true } as const;

type Use = {
  pictureId: string;
  focusX: number;
  focusY: number;
  altEn: string | null;
  altDe: string | null;
  picture: PictureRow;
};

export const wordsOf = (en: string | null, de: string | null): Words => ({ en: en ?? '', de: de ?? '' });

/** How a hotel or a property uses a picture, with its own words or else the picture's. */
export function toPictureLine(use: Use, locale: Locale): PictureLine {
  return {
    _id: use.pictureId,
    picture: toPicture(use.picture, locale, use),
    alt: wordsOf(use.altEn ?? use.picture.altEn, use.altDe ?? use.picture.altDe),
  };
}
