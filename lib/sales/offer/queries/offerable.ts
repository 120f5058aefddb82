import 'server-only';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { OfferableLead } from '../types';

const MOST = 300;

const placeSelect = { name: true, city: { select: { nameEn: true, nameDe: true } } } as const;

function cityOf(place: { city: { nameEn: string; nameDe: string } } | null, locale: Locale): string {
  return place ? inLanguage(locale, { en: place.city.nameEn, de: place.city.nameDe }) : '';
}

/** Leads a client could still be offered: priced, ahead, not closed; the newest first. */
export async function listOfferable(viewer: Viewer, locale: Locale): Promise<OfferableLead[]> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const rows = await tx.lead.findMany({
      where: {
        ...leadsOf(viewer),
        closedAt: null,
        checkIn: { gte: toDatabaseDay(today) },
        status: { notIn: ['CANCELLED_BOOKING', 'DECLINED_BOOKING'] },
      },
      select: {
        id: true,
        clientId: true,
        adults: true,
        childrenAges: true,
        clientFirstName: true,
        clientLastName: true,
        checkIn: true,
        checkOut: true,
        currency: true,
        priceTotal: true,
        createdAt: true,
        hotel: { select: placeSelect },
        property: { select: placeSelect },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MOST,
    });
    return rows.map((row) => ({
      _id: row.id,
      clientId: row.clientId,
      city: cityOf(row.hotel ?? row.property, locale),
      guests: row.adults + row.childrenAges.length,
      clientName: `${row.clientFirstName} ${row.clientLastName}`,
      name: (row.hotel ?? row.property)?.name ?? '',
      checkIn: fromDatabaseDay(row.checkIn),
      checkOut: fromDatabaseDay(row.checkOut),
      price: row.priceTotal === null ? null : { currency: row.currency, total: Number(row.priceTotal) },
      savedAt: row.createdAt,
    }));
  });
}
