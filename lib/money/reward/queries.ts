import 'server-only';
import { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { toUnits } from '@/lib/platform/money';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { RewardJson, RewardsJson } from './schema';
import { type InvitationReward, type RewardState, rewardStates } from './types';

const inForceAt = (at: Date): Prisma.RewardWhereInput => ({
  AND: [{ setAt: { lte: at } }, { OR: [{ endedAt: null }, { endedAt: { gt: at } }] }],
});

/**
 * What an agency is given for an invited hotel at that moment (rule 9.12): its own amount, else the one set last for a programme
 * that has verified it. In a scope that reads both.
 */
export async function readRewardOf(tx: Transaction, agencyId: string, at: Date) {
  const select = { id: true, amount: true, currency: true } as const;
  const own = await tx.reward.findFirst({ where: { agencyId, ...inForceAt(at) }, select });
  if (own) return own;
  const agencies = { some: { agencyId, status: 'verified' as const } };
  return tx.reward.findFirst({
    where: { programme: { agencies }, ...inForceAt(at) },
    orderBy: [{ setAt: 'desc' }, { id: 'asc' }],
    select,
  });
}

/** More than any house sets. */
const MOST = 300;

type Brand = Parameters<typeof canSeeCommission>[1];

const isState = (kind: string): kind is RewardState => (rewardStates as readonly string[]).includes(kind);

export type InvitationRewards = {
  /** What the next one is given; null: nothing is set. */
  possible: InvitationReward | null;
  earned: ReadonlyMap<string, InvitationReward>;
};

type Told = { invitationId: string | null; state: string; currency: string; amount: bigint; on: Date | null };

/**
 * The rewards of an agency's invitations: what was earned and where it is, by invitation, and what may be. Null: whoever asks sees
 * nothing that is earned (rule 9.7). In the viewer's scope.
 */
export async function readInvitationRewards(
  tx: Transaction,
  viewer: Viewer,
  brand: Brand,
  { agencyId, at }: { agencyId: string; at: Date },
): Promise<InvitationRewards | null> {
  if (!canSeeCommission(viewer, brand)) return null;
  const rows = await tx.$queryRaw<Told[]>`
    (SELECT NULL AS "invitationId", 'possible' AS state, r.currency, r.amount, NULL::date AS on
    FROM reward r LEFT JOIN agency_programme m
      ON m.programme_id = r.programme_id AND m.agency_id = ${agencyId} AND m.status = 'verified'
    WHERE (r.agency_id = ${agencyId} OR m.agency_id IS NOT NULL) AND r.set_at <= ${at}
      AND (r.ended_at IS NULL OR r.ended_at > ${at})
    ORDER BY r.agency_id IS NULL, r.set_at DESC, r.id LIMIT 1)
    UNION ALL
    SELECT r.invitation_id, a.kind::text, a.currency, sum(e.amount)::bigint, r.on_day
    FROM ledger_posting r JOIN ledger_posting p ON p.invitation_id = r.invitation_id
    JOIN ledger_entry e ON e.posting_id = p.id JOIN ledger_account a ON a.id = e.account_id
    WHERE r.agency_id = ${agencyId} AND r.kind = 'reward' AND a.kind <> 'reward'
    GROUP BY r.invitation_id, a.kind, a.currency, r.on_day HAVING sum(e.amount) <> 0`;
  const told = rows.flatMap(({ invitationId, state, on, ...money }) =>
    isState(state) ? [[invitationId, { ...money, state, on: on && fromDatabaseDay(on) }] as const] : [],
  );
  const earned = told.flatMap(([id, reward]) => (id === null ? [] : [[id, reward] as const]));
  return { possible: told.find(([id]) => id === null)?.[1] ?? null, earned: new Map(earned) };
}

/** What the viewer's agency may earn with a hotel it invites. */
export async function getPossibleReward(viewer: Viewer, brand: Brand): Promise<InvitationReward | null> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return null;
  const at = await clock.now();
  const rewards = await scoped(viewer, (tx) => readInvitationRewards(tx, viewer, brand, { agencyId, at }));
  return rewards?.possible ?? null;
}

const select = {
  ...{ id: true, agencyId: true, programmeId: true, amount: true, currency: true, setAt: true, endedAt: true },
  agency: { select: { name: true } },
  programme: { select: { name: true } },
} satisfies Prisma.RewardSelect;

function toJson({ id, agencyId, agency, programme, programmeId, amount, currency, ...row }: RewardRow): RewardJson {
  return {
    _id: id,
    owner: agencyId === null ? 'programme' : 'agency',
    ownerId: agencyId ?? programmeId ?? '',
    ownerName: (agency ?? programme)?.name ?? '',
    amount: toUnits(amount, currency),
    currency,
    setAt: row.setAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
type RewardRow = Prisma.RewardGetPayload<{ select: typeof select }>;

/** In the scope of the transaction; what holds first, then the latest. */
export async function readRewards(tx: Transaction, where: Prisma.RewardWhereInput = {}): Promise<RewardJson[]> {
  const orderBy = [{ endedAt: { sort: 'desc', nulls: 'first' } }, { setAt: 'desc' }, { id: 'asc' }] as const;
  const rows = await tx.reward.findMany({ where, select, orderBy: [...orderBy], take: MOST });
  return rows.map(toJson);
}

/** The one of that id, likewise. */
export async function readReward(tx: Transaction, id: string): Promise<RewardJson> {
  return toJson(await tx.reward.findUniqueOrThrow({ where: { id }, select }));
}

/** All that was ever set, for admins. Null: a client looks on, and may not see what is earned. */
export async function listRewards(viewer: Viewer): Promise<RewardsJson | null> {
  requireAdmin(viewer);
  if (viewer.isClientSafe) return null;
  return { rewards: await scoped(viewer, (tx) => readRewards(tx)) };
}

/** The programmes that are not retired, by name. */
export async function getRewardedProgrammes(viewer: Viewer): Promise<{ id: string; name: string }[]> {
  requireAdmin(viewer);
  return scoped(viewer, (tx) =>
    tx.programme.findMany({ where: { retiredAt: null }, select: { id: true, name: true }, orderBy: { name: 'asc' } }),
  );
}
