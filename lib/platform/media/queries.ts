import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
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

export function toPicture(row: PictureRow, locale: Locale, focus?: { focusX: number; focusY: number }): PictureValue {
  return {
    src: `/media/${locale === 'de' && row.fileDe ? row.fileDe : row.file}`,
    width: row.width,
    height: row.height,
    alt: locale === 'de' ? row.altDe : row.altEn,
    color: row.color,
    placeholder: row.placeholder,
    ...focus,
  };
}

/** A plan nobody has named is called what it shows. */
export function toFloorPlan(row: FloorPlanRow, locale: Locale): FloorPlan {
  const picture = toPicture(row, locale);
  const [name, caption] = locale === 'de' ? [row.nameDe, row.captionDe] : [row.nameEn, row.captionEn];
  return { ...picture, name: name ?? picture.alt, caption };
}
