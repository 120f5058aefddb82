import 'server-only';
import { z } from 'zod';
import { listOperated } from '@/lib/catalogue/property/operated';
import { demandsRegistration } from '@/lib/catalogue/property/rules/registration';
import { scoped } from '@/lib/people/scope';
import { contentVersion } from '@/lib/platform/content-version';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { PropertyContent, PropertyText, Words } from '../types';
import { picturesSeen, versioned } from '../versions';
import { pictureLineSelect, toPictureLine, wordsOf } from './picture-line';

const storedHighlights = z.array(z.object({ en: z.string(), de: z.string() }));

type TextRow = { highlights: unknown } & Record<
  'openingEn' | 'openingDe' | 'summaryEn' | 'summaryDe' | 'descriptionEn' | 'descriptionDe',
  string
> &
  Record<'petDetailsEn' | 'petDetailsDe', string | null>;

/** Every text of a property as its desk shows it. */
export function propertyTextsOf(row: TextRow): Record<PropertyText, Words> {
  const highlights = storedHighlights.parse(row.highlights);
  return {
    opening: wordsOf(row.openingEn, row.openingDe),
    summary: wordsOf(row.summaryEn, row.summaryDe),
    description: wordsOf(row.descriptionEn, row.descriptionDe),
    highlights: {
      en: highlights.map(({ en }) => en).join('\n'),
      de: highlights.map(({ de }) => de).join('\n'),
    },
    petDetails: wordsOf(row.petDetailsEn, row.petDetailsDe),
  };
}

/** Everything an operator's person may write of the asked property, else of the first; null where this person has none. */
export async function getPropertyContent(
  viewer: Viewer,
  asked: string | undefined,
  locale: Locale,
): Promise<PropertyContent | null> {
  return scoped(viewer, async (tx) => {
    const properties = await listOperated(tx, viewer);
    const shown = asked === undefined ? properties[0] : properties.find(({ id }) => id === asked);
    if (!shown) return null;
    const row = await tx.property.findUniqueOrThrow({
      where: { id: shown.id },
      include: {
        city: { select: { countryId: true } },
        pictures: { where: { isFloorplan: false }, select: pictureLineSelect, orderBy: { position: 'asc' } },
      },
    });
    const registrationNumber = row.registrationNumber ?? '';
    const { petDetails, ...texts } = versioned(propertyTextsOf(row));
    return {
      propertyId: row.id,
      propertyName: row.name,
      properties,
      texts: { ...texts, ...(row.petsAllowed && { petDetails }) },
      registrationNumber: demandsRegistration(row.city.countryId) ? registrationNumber : null,
      registrationVersion: contentVersion(registrationNumber),
      pictures: row.pictures.map((use) => toPictureLine(use, locale)),
      picturesVersion: contentVersion(picturesSeen(row.pictures)),
    };
  });
}
