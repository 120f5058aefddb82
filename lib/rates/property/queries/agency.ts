import 'server-only';
import type { Brand } from '@/lib/brand/types';
import type { AgencySales } from '@/lib/catalogue/property/agency-representation';
import type { StayJson } from '@/lib/catalogue/property/representation';
import { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type AgencyPercents, countedPercents } from '../rules/commission';

type Asked = {
  propertyIds: readonly string[];
  brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>;
  today: PlainDate;
  /** Of the operator's terms; English unless asked for. */
  locale?: Locale;
};

/**
 * How these properties are sold to the viewer's agency, by property. Commission is not even selected for whoever may not
 * see it. `stayIds` of a property are those that were read for the same answer.
 */
export async function readAgencySales(
  viewer: Viewer,
  { propertyIds, brand, today, locale = 'en' }: Asked,
): Promise<(propertyId: string, stayIds?: readonly string[]) => AgencySales | null> {
  const sees = canSeeCommission(viewer, brand);
  const agencyId = viewer.agency?.id ?? '';
  const day = toDatabaseDay(today);
  const rows = await scoped(viewer, (tx) =>
    tx.property.findMany({
      where: { id: { in: [...propertyIds] } },
      select: {
        id: true,
        isDemo: true,
        operator: {
          select: {
            id: true,
            name: true,
            termsEn: true,
            termsDe: true,
            agreements: {
              where: {
                agencyId: sees ? agencyId : '',
                validFrom: { lte: day },
                OR: [{ validUntil: null }, { validUntil: { gte: day } }],
              },
              select: { commissionPercent: true },
            },
            programmes: {
              where: { programme: { agencies: { some: { agencyId: sees ? agencyId : '', status: 'verified' } } } },
              select: { commissionPercent: true },
            },
          },
        },
        salesInformation: { select: { rentalChannelId: true, commissionPercent: sees } },
        stays: {
          where: sees ? { commissionPercent: { not: null } } : { id: '' },
          select: { id: true, commissionPercent: true },
        },
      },
    }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (propertyId, stayIds = []) => {
    const row = byId.get(propertyId);
    if (!row) return null;
    const { operator, salesInformation, isDemo } = row;
    const numbers = (entries: readonly { commissionPercent: { toNumber(): number } }[]) =>
      entries.map(({ commissionPercent }) => commissionPercent.toNumber());
    const terms: AgencyPercents = {
      agreementPercent: operator.agreements.length > 0 ? Math.max(...numbers(operator.agreements)) : null,
      programmePercents: numbers(operator.programmes),
    };
    const ofStays = new Map(row.stays.map(({ id, commissionPercent }) => [id, commissionPercent?.toNumber() ?? 0]));
    const plan = salesInformation?.commissionPercent?.toNumber();
    return {
      operator: { id: operator.id, name: operator.name },
      isDemo,
      rentalChannelId: salesInformation?.rentalChannelId ?? null,
      termsAndConditions: inLanguage(locale, { en: operator.termsEn, de: operator.termsDe }) || null,
      commission: plan === undefined ? null : countedPercents({ property: plan, ofStays }, terms, stayIds),
    };
  };
}

/** What each of these stays earns the viewer's agency, in per cent by stay; nothing for whoever may not see it. */
export async function readStayCommissions(
  viewer: Viewer,
  stays: readonly Pick<StayJson, '_id' | '_property'>[],
  { brand, today }: Omit<Asked, 'propertyIds'>,
): Promise<{ commissionPerStay?: Record<string, number> }> {
  if (!canSeeCommission(viewer, brand)) return {};
  const propertyIds = [...new Set(stays.map(({ _property }) => _property))];
  const salesOf = await readAgencySales(viewer, { propertyIds, brand, today });
  const commissions = stays.map(({ _id, _property }) => salesOf(_property, [_id])?.commission?.commissionPerStay ?? {});
  return { commissionPerStay: Object.assign({}, ...commissions) };
}
