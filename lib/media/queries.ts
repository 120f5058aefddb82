import 'server-only';
import type { Locale } from '@/lib/i18n/locale';
import type { PictureValue } from './types';

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
