import 'server-only';
import { z } from 'zod';
import type { Brand } from '@/lib/brand/types';
import { belongsToAgency, canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureSelect, toPicture } from '@/lib/platform/media/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import { shownHotels } from '../listed';
import type { HotelSales, SalesManager } from '../types';
import { nameOf } from './card';

const storedBenefits = z.array(z.object({ en: z.string(), de: z.string() }));

async function readManagers(tx: Transaction, hotelId: string, locale: Locale): Promise<SalesManager[]> {
  const rows = await tx.salesManager.findMany({
    where: { hotelId },
    select: { fullName: true, email: true, languages: true, picture: { select: pictureSelect } },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ picture, ...manager }) => ({ ...manager, image: picture && toPicture(picture, locale) }));
}

/** Who sells the hotel: for people of agencies only, nobody to anybody else. */
export async function listSalesManagers(viewer: Viewer, hotelId: string, locale: Locale): Promise<SalesManager[]> {
  return belongsToAgency(viewer) ? scoped(viewer, (tx) => readManagers(tx, hotelId, locale)) : [];
}

/** The same as choices of a form: who may get a copy of an enquiry. */
export function listManagersOf(viewer: Viewer, hotelId: string): Promise<{ id: string; name: string }[]> {
  return scoped(viewer, async (tx) => {
    const rows = await tx.salesManager.findMany({
      where: { hotelId },
      select: { id: true, fullName: true },
      orderBy: { position: 'asc' },
    });
    return rows.map(({ id, fullName }) => ({ id, name: fullName }));
  });
}

type AgreementRow = { validFrom: Date; validUntil: Date | null; commissionPercent: { toNumber(): number } };

function stateOf({ validFrom, validUntil }: AgreementRow, today: PlainDate) {
  if (fromDatabaseDay(validFrom) > today) return 'agreed';
  return validUntil && fromDatabaseDay(validUntil) < today ? 'ended' : 'inForce';
}

/** The agreement that counts: the one in force, else the next, else the last. */
function toContract(rows: readonly AgreementRow[], today: PlainDate, seesCommission: boolean): HotelSales['contract'] {
  for (const state of ['inForce', 'agreed', 'ended'] as const) {
    const found = rows.filter((row) => stateOf(row, today) === state);
    const row = state === 'agreed' ? found[0] : found.at(-1);
    if (!row) continue;
    return {
      state,
      validFrom: fromDatabaseDay(row.validFrom),
      validUntil: row.validUntil && fromDatabaseDay(row.validUntil),
      ...(seesCommission ? { commissionPercent: row.commissionPercent.toNumber() } : {}),
    };
  }
  return { state: 'none', validFrom: null, validUntil: null };
}

type Asked = { hotelId: string; locale: Locale; includeDemos: boolean };

/** How the hotel is sold to this viewer's agency; null when the hotel is not there for them, or they are of none. */
export async function getHotelSales(
  viewer: Viewer,
  brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>,
  { hotelId, locale, includeDemos }: Asked,
): Promise<HotelSales | null> {
  if (!belongsToAgency(viewer)) return null;
  const today = await clock.today();
  const agencyId = viewer.agency?.id ?? '';
  const seesCommission = canSeeCommission(viewer, brand);
  return scoped(viewer, async (tx) => {
    const hotel = await tx.hotel.findFirst({
      where: { id: hotelId, ...shownHotels(includeDemos) },
      select: {
        programmes: {
          select: {
            benefits: true,
            commissionPercent: seesCommission,
            programme: {
              select: { id: true, name: true, agencies: { where: { agencyId }, select: { status: true } } },
            },
          },
          orderBy: { position: 'asc' },
        },
        agreements: {
          where: { agencyId },
          select: { validFrom: true, validUntil: true, commissionPercent: true },
          orderBy: { validFrom: 'asc' },
        },
      },
    });
    if (!hotel) return null;
    const ratePlans = seesCommission
      ? await tx.ratePlan.findMany({
          where: { hotelId, programmeId: null },
          select: { nameEn: true, nameDe: true, commissionPercent: true },
          orderBy: { position: 'asc' },
        })
      : null;
    return {
      managers: await readManagers(tx, hotelId, locale),
      contract: toContract(hotel.agreements, today, seesCommission),
      programmes: hotel.programmes.map(({ programme, benefits, commissionPercent }) => ({
        _id: programme.id,
        name: programme.name,
        membership: programme.agencies[0]?.status ?? null,
        benefits: storedBenefits.parse(benefits).map((benefit) => inLanguage(locale, benefit)),
        ...(seesCommission ? { commissionPercent: commissionPercent.toNumber() } : {}),
      })),
      ...(ratePlans && {
        ratePlans: ratePlans.map((plan) => ({
          name: nameOf(plan, locale),
          commissionPercent: plan.commissionPercent.toNumber(),
        })),
      }),
    };
  });
}
