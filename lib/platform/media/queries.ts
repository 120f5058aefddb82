import 'server-only';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { FloorPlan, PictureValue } from './types';

/** The columns of a picture a page needs. */
export const pictureSelect = {
  file: true,
  fileDe: true,
  width: true,
  height: true,
  altEn: true,
  altDe: true,
  color: true,
  placeholder: true,
} as const;

export type PictureRow = {
  file: string;
  fileDe: string | null;
  width: number;
  height: number;
  altEn: string;
  altDe: string;
  color: string;
  placeholder: string | null;
};

type FloorPlanRow = PictureRow & Record<'nameEn' | 'nameDe' | 'captionEn' | 'captionDe', string | null>;

/** How one property uses a picture: what must stay in view, and its own words for it. */
type PictureUse = { focusX: number; focusY: number; altEn: string | null; altDe: string | null };

/** The columns of a property's picture. */
export const pictureUseSelect = {
  focusX: true,
  focusY: true,
  altEn: true,
  altDe: true,
  picture: { select: pictureSelect },
} as const;

export function toPicture(row: PictureRow, locale: Locale, use?: PictureUse): PictureValue {
  const words = inLanguage(locale, { en: use?.altEn, de: use?.altDe });
  return {
    src: `/media/${locale === 'de' && row.fileDe ? row.fileDe : row.file}`,
    width: row.width,
    height: row.height,
    alt: words ?? inLanguage(locale, { en: row.altEn, de: row.altDe }),
    color: row.color,
    placeholder: row.placeholder,
    ...(use && { focusX: use.focusX, focusY: use.focusY }),
  };
}

/** A plan nobody has named is called what it shows. */
export function toFloorPlan(row: FloorPlanRow, locale: Locale): FloorPlan {
  const picture = toPicture(row, locale);
  const name = inLanguage(locale, { en: row.nameEn, de: row.nameDe });
  const caption = inLanguage(locale, { en: row.captionEn, de: row.captionDe });
  return { ...picture, name: name ?? picture.alt, caption };
}
