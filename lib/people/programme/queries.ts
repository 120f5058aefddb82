import 'server-only';
import { reachesAgency } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ProgrammeOfAgency } from './types';

/** Programmes in their order: all that are not retired, or those (not) offered in the hotel search. The same for everybody. */
export async function listProgrammes(isVisibleInHotelSearch?: boolean) {
  const rows = await db.programme.findMany({
    where: { isVisibleInHotelSearch, retiredAt: null },
    select: { id: true, name: true, isVisibleInHotelSearch: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ id, ...programme }) => ({ _id: id, ...programme }));
}

/** Every programme that takes members or has the agency as one, with its state in it, for the network page; null when the agency is not this viewer's. */
export async function listProgrammesOfAgency(
  viewer: Viewer,
  agencyId: string,
  locale: Locale,
  within?: Transaction,
): Promise<ProgrammeOfAgency[] | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  return scoped(
    viewer,
    async (tx) => {
      const rows = await tx.programme.findMany({
        where: { OR: [{ retiredAt: null }, { agencies: { some: { agencyId } } }] },
        include: { agencies: { where: { agencyId }, select: { status: true } } },
        orderBy: { position: 'asc' },
      });
      return rows.map((programme) => ({
        _id: programme.id,
        name: programme.name,
        summary: inLanguage(locale, { en: programme.summaryEn, de: programme.summaryDe }),
        benefits: inLanguage(locale, { en: programme.benefitsEn, de: programme.benefitsDe }),
        isCardProgramme: programme.isCardProgramme,
        status: programme.agencies[0]?.status ?? null,
      }));
    },
    { within },
  );
}
