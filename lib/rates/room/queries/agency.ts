import 'server-only';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { AgencyAgreement } from '../types';

export const WITHOUT_AGENCY: AgencyAgreement = { agreementPercent: null, verifiedProgrammes: [] };

/**
 * What the viewer's agency brings to each of these hotels (null: to any): its agreement in force today and its verified
 * programmes.
 */
export async function readAgencyAgreement(
  viewer: Viewer | null,
  hotelIds: readonly string[] | null,
  today: PlainDate,
  within?: Transaction,
): Promise<(hotelId: string) => AgencyAgreement> {
  const agencyId = viewer?.agency?.id;
  if (!viewer || !agencyId) return () => WITHOUT_AGENCY;
  const day = toDatabaseDay(today);
  const agency = await scoped(
    viewer,
    (tx) =>
      tx.agency.findUnique({
        where: { id: agencyId },
        select: {
          hotelAgreements: {
            where: {
              ...(hotelIds && { hotelId: { in: [...hotelIds] } }),
              validFrom: { lte: day },
              OR: [{ validUntil: null }, { validUntil: { gte: day } }],
            },
            select: { hotelId: true, commissionPercent: true },
          },
          programmes: { where: { status: 'verified' }, select: { programmeId: true } },
        },
      }),
    { within },
  );
  const { hotelAgreements: agreements = [], programmes = [] } = agency ?? {};
  const verifiedProgrammes = programmes.map(({ programmeId }) => programmeId);
  return (hotelId) => {
    const percents = agreements
      .filter((agreement) => agreement.hotelId === hotelId)
      .map(({ commissionPercent }) => commissionPercent.toNumber());
    return { agreementPercent: percents.length > 0 ? Math.max(...percents) : null, verifiedProgrammes };
  };
}
