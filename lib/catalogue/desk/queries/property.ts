import 'server-only';
import { z } from 'zod';
import { listOperated } from '@/lib/catalogue/property/operated';
import { demandsRegistration } from '@/lib/catalogue/property/rules/registration';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { PropertyContent } from '../types';
import { pictureLineSelect, toPictureLine, wordsOf } from './picture-line';

const storedHighlights = z.array(z.object({ en: z.string(), de: z.string() }));

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
    const highlights = storedHighlights.parse(row.highlights);
    return {
      propertyId: row.id,
      propertyName: row.name,
      properties,
      texts: {
        opening: wordsOf(row.openingEn, row.openingDe),
        summary: wordsOf(row.summaryEn, row.summaryDe),
        description: wordsOf(row.descriptionEn, row.descriptionDe),
        highlights: {
          en: highlights.map(({ en }) => en).join('\n'),
          de: highlights.map(({ de }) => de).join('\n'),
        },
        ...(row.petsAllowed && { petDetails: wordsOf(row.petDetailsEn, row.petDetailsDe) }),
      },
      registrationNumber: demandsRegistration(row.city.countryId) ? (row.registrationNumber ?? '') : null,
      pictures: row.pictures.map((use) => toPictureLine(use, locale)),
    };
  });
}
