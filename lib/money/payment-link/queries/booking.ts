import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { readDuesOf } from '../../dues/queries';
import type { ShownDue } from '../../dues/types';
import type { ShownLink } from '../types';
import { linkedLeadsOf, linksOfLead } from './links';

/** What a link is about, for those who made it: the stay, everything that is due of it, and the other links. */
export type LinkedBooking = {
  link: ShownLink;
  reference: string;
  place: string;
  picture: PictureValue | null;
  checkIn: PlainDate;
  checkOut: PlainDate;
  adults: number;
  childrenAges: number[];
  /** Of a property. */
  serviceLevel: string | null;
  dues: ShownDue[];
  /** The newest first. */
  links: ShownLink[];
};

const names = { nameEn: true, nameDe: true } as const;
const city = { select: { ...names, country: { select: names } } } as const;
const shownFirst = { select: pictureUseSelect, orderBy: { position: 'asc' }, take: 1 } as const;

/** The first picture that pages show of a house. */
export const leadPictureSelect = {
  hotel: { select: { city, pictures: shownFirst } },
  property: { select: { city, pictures: { ...shownFirst, where: { isFloorplan: false } } } },
} satisfies Prisma.LeadSelect;

type Shown = { pictures: Prisma.HotelPictureGetPayload<{ select: typeof pictureUseSelect }>[] };

export function pictureOfLead(
  { hotel, property }: Record<'hotel' | 'property', Shown | null>,
  locale: Locale,
): PictureValue | null {
  const [use] = (hotel ?? property)?.pictures ?? [];
  return use ? toPicture(use.picture, locale, use) : null;
}

/** Null: not theirs, or unknown. As the product, and for whom it is asked (see `listLinks`). */
export function getLinkedBooking(viewer: Viewer, linkId: string, locale: Locale): Promise<LinkedBooking | null> {
  const word = ({ nameEn, nameDe }: { nameEn: string; nameDe: string }) =>
    inLanguage(locale, { en: nameEn, de: nameDe });
  return scoped('system', async (tx) => {
    const lead = await tx.lead.findFirst({
      where: { dues: { some: { links: { some: { id: linkId } } } }, ...linkedLeadsOf(viewer) },
      select: {
        ...{ id: true, reference: true, checkIn: true, checkOut: true },
        ...{ adults: true, childrenAges: true, serviceLevel: true },
        ...leadPictureSelect,
      },
    });
    if (!lead) return null;
    const dues = await readDuesOf(tx, lead.id);
    const links = await linksOfLead(tx, lead.id, dues);
    const link = links.find(({ id }) => id === linkId);
    const { reference, adults, childrenAges, serviceLevel } = lead;
    const at = (lead.hotel ?? lead.property)?.city;
    if (!link) return null;
    return {
      ...{ link, reference, adults, childrenAges, serviceLevel, dues, links },
      place: at ? `${word(at)}, ${word(at.country)}` : '',
      picture: pictureOfLead(lead, locale),
      checkIn: fromDatabaseDay(lead.checkIn),
      checkOut: fromDatabaseDay(lead.checkOut),
    };
  });
}
