import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { agreementState, mayBeUndone } from './rules';
import type { AgreementJson, AgreementsJson, AgreementsQuery } from './schema';
import { agreementStates, type SupplierKind } from './types';

const select = {
  ...{ id: true, agencyId: true, commissionPercent: true, validFrom: true, validUntil: true },
  agency: { select: { name: true } },
} as const;

type Row = {
  id: string;
  agencyId: string;
  commissionPercent: { toNumber(): number };
  validFrom: Date;
  validUntil: Date | null;
  agency: { name: string };
};
type Supplier = { id: string; name: string };

function toJson(row: Row, kind: SupplierKind, supplier: Supplier, today: PlainDate): AgreementJson {
  const validFrom = fromDatabaseDay(row.validFrom);
  const validUntil = row.validUntil && fromDatabaseDay(row.validUntil);
  return {
    _id: row.id,
    agencyId: row.agencyId,
    agencyName: row.agency.name,
    supplier: { kind, ...supplier },
    commissionPercent: row.commissionPercent.toNumber(),
    ...{ validFrom, validUntil },
    state: agreementState({ validFrom, validUntil }, today),
  };
}

/** Of both kinds of supplier, in the scope of the transaction. */
export async function readAgreements(
  tx: Transaction,
  where: { id?: string; agencyId?: string | undefined },
  today: PlainDate,
): Promise<AgreementJson[]> {
  const supplier = { select: { id: true, name: true } };
  const ofHotels = await tx.hotelAgreement.findMany({ where, select: { ...select, hotel: supplier } });
  const ofOperators = await tx.operatorAgreement.findMany({ where, select: { ...select, operator: supplier } });
  return [
    ...ofHotels.map((row) => toJson(row, 'hotel', row.hotel, today)),
    ...ofOperators.map((row) => toJson(row, 'operator', row.operator, today)),
  ];
}

/** More are found by the filters. */
const MOST = 300;

const places = ({ state, agencyName, supplier, validFrom }: AgreementJson) =>
  [agreementStates.indexOf(state), agencyName, supplier.name, validFrom] as const;

function inOrder(a: AgreementJson, b: AgreementJson): number {
  const [left, right] = [places(a), places(b)];
  const at = left.findIndex((one, index) => one !== right[index]);
  return at === -1 ? 0 : (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
}

/** What was last done to each. */
async function lastDeeds(tx: Transaction, agreements: readonly AgreementJson[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; action: string }[]>`
    SELECT DISTINCT ON (entity_id) entity_id AS id, action FROM audit
    WHERE entity = 'agreement' AND entity_id = ANY(${agreements.map(({ _id }) => _id)})
    ORDER BY entity_id, audit.id DESC`;
  return new Map(rows.map(({ id, action }) => [id, action]));
}

/** All agreements, for admins: those in force first, by agency. Null: a client looks on, and may not see what is earned. */
export async function listAgreements(viewer: Viewer, query: AgreementsQuery): Promise<AgreementsJson | null> {
  requireAdmin(viewer);
  if (viewer.isClientSafe) return null;
  const today = await clock.today();
  const sought = query.search?.trim().toLowerCase() ?? '';
  const isSought = ({ agencyName, supplier }: AgreementJson) =>
    [agencyName, supplier.name].some((name) => name.toLowerCase().includes(sought));
  return scoped(viewer, async (tx) => {
    const all = await readAgreements(tx, { agencyId: query.agency }, today);
    const found = all.filter((one) => (!query.state || one.state === query.state) && isSought(one)).sort(inOrder);
    const shown = found.slice(0, MOST);
    const deeds = await lastDeeds(tx, shown);
    const agreements = shown.map((one) => ({ ...one, canUndo: mayBeUndone(deeds.get(one._id), one.state) }));
    return { agreements, more: found.length - shown.length };
  });
}

export type AgreementChoices = Record<'agencies' | 'hotels' | 'operators', { id: string; name: string }[]>;

/** Between whom there can be one, by name. */
export async function getAgreementChoices(viewer: Viewer): Promise<AgreementChoices> {
  requireAdmin(viewer);
  const rows = await scoped(
    viewer,
    (tx) => tx.$queryRaw<{ list: keyof AgreementChoices; id: string; name: string }[]>`
      SELECT 'agencies' AS list, id, name FROM agency
      UNION ALL SELECT 'hotels', id, name FROM hotel WHERE retired_at IS NULL
      UNION ALL SELECT 'operators', id, name FROM operator WHERE retired_at IS NULL
      ORDER BY name, id`,
  );
  const of = (list: keyof AgreementChoices) =>
    rows.filter((row) => row.list === list).map(({ id, name }) => ({ id, name }));
  return { agencies: of('agencies'), hotels: of('hotels'), operators: of('operators') };
}
