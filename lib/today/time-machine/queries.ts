import 'server-only';
import type { DueKind } from '@/lib/money/dues/types';
import { scoped } from '@/lib/people/scope';
import { type ClockMove, clock, readLastMove, readOffsetSeconds } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { type Money, money } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { CheckoutStatus } from '@/prisma/generated/client';

const MOST_TOLD = 12;

/** What came of the last move of the clock, as far as the worker has got. */
export type Moved = {
  move: ClockMove;
  /** Options that ended and questions nobody answered in time. */
  lapsed: { id: string; what: 'option' | 'question'; leadId: string; client: string; house: string }[];
  lapsedCount: number;
  /** Commissions the clock has taken a step further. */
  earned: number;
  payable: number;
  runs: number;
  mails: { id: string; to: string; subject: string }[];
  mailCount: number;
};

/** A client's checkout, with its card fee. */
export type ClientPayment = {
  id: string;
  at: Date;
  leadId: string;
  client: string;
  house: string;
  due: DueKind;
  paid: Money;
  status: CheckoutStatus;
};

export type Demonstration = { now: Date; offsetSeconds: number; moved: Moved | null; payments: ClientPayment[] };

const leadSelect = {
  select: {
    id: true,
    clientFirstName: true,
    clientLastName: true,
    hotel: { select: { name: true } },
    property: { select: { name: true } },
  },
} as const;

type LeadRow = {
  id: string;
  clientFirstName: string;
  clientLastName: string;
  hotel: { name: string } | null;
  property: { name: string } | null;
};

const told = (id: string, what: 'option' | 'question', { id: leadId, hotel, property, ...lead }: LeadRow) => ({
  ...{ id, what, leadId },
  client: `${lead.clientFirstName} ${lead.clientLastName}`,
  house: (hotel ?? property)?.name ?? '',
});

async function readMoved(viewer: Viewer, move: ClockMove, now: Date): Promise<Moved> {
  const passed = { gt: new Date(move.from), lte: now };
  const since = { at: { gte: new Date(move.at) } };
  return scoped(viewer, async (tx) => {
    const ended = { type: 'expiredOption' as const, at: passed };
    const unanswered = { status: 'lapsed' as const, answeredAt: passed };
    const options = await tx.leadEvent.findMany({
      where: ended,
      select: { id: true, lead: leadSelect },
      orderBy: { id: 'asc' },
      take: MOST_TOLD,
    });
    const questions = await tx.leadChange.findMany({
      where: unanswered,
      select: { id: true, lead: leadSelect },
      orderBy: { answeredAt: 'asc' },
      take: MOST_TOLD,
    });
    const [counts] = await tx.$queryRaw<
      { options: number; questions: number; earned: number; payable: number; runs: number; mails: number }[]
    >`
      SELECT (SELECT count(*)::int FROM lead_event WHERE type = 'expiredOption' AND at > ${passed.gt} AND at <= ${now}) AS options,
        (SELECT count(*)::int FROM lead_change WHERE status = 'lapsed' AND answered_at > ${passed.gt} AND answered_at <= ${now}) AS questions,
        (SELECT count(*)::int FROM ledger_posting WHERE kind = 'earned' AND at > ${passed.gt} AND at <= ${now}) AS earned,
        (SELECT count(*)::int FROM ledger_posting WHERE kind = 'payable' AND at > ${passed.gt} AND at <= ${now}) AS payable,
        (SELECT count(*)::int FROM payout_run WHERE started_at > ${passed.gt} AND started_at <= ${now}) AS runs,
        (SELECT count(*)::int FROM development_mail WHERE at >= ${since.at.gte}) AS mails`;
    const mails = await db.developmentMail.findMany({
      where: since,
      select: { messageId: true, to: true, subject: true },
      orderBy: [{ at: 'desc' }, { messageId: 'asc' }],
      take: MOST_TOLD,
    });
    return {
      move,
      lapsed: [
        ...options.map(({ id, lead }) => told(`o${id}`, 'option', lead)),
        ...questions.map(({ id, lead }) => told(`q${id}`, 'question', lead)),
      ].slice(0, MOST_TOLD),
      lapsedCount: (counts?.options ?? 0) + (counts?.questions ?? 0),
      ...{ earned: counts?.earned ?? 0, payable: counts?.payable ?? 0, runs: counts?.runs ?? 0 },
      mails: mails.map(({ messageId, to, subject }) => ({ id: messageId, to, subject })),
      mailCount: counts?.mails ?? 0,
    };
  });
}

async function readPayments(viewer: Viewer): Promise<ClientPayment[]> {
  const rows = await scoped(viewer, (tx) =>
    tx.paymentCheckout.findMany({
      select: {
        ...{ id: true, createdAt: true, settledAt: true, amount: true, cardFee: true, currency: true, status: true },
        due: { select: { kind: true, lead: leadSelect } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MOST_TOLD,
    }),
  );
  return rows.map(({ id, createdAt, settledAt, amount, cardFee, currency, status, due: { kind, lead } }) => ({
    ...{ id, at: settledAt ?? createdAt, due: kind, status },
    paid: plus(money(Number(amount), currency), money(Number(cardFee), currency)),
    leadId: lead.id,
    client: `${lead.clientFirstName} ${lead.clientLastName}`,
    house: (lead.hotel ?? lead.property)?.name ?? '',
  }));
}

/** The clock of the demonstration and what its last move has done, for admins; null where there is no demonstration. */
export async function getDemonstration(viewer: Viewer): Promise<Demonstration | null> {
  requireAdmin(viewer);
  if (!isDemoMode) return null;
  const [now, offsetSeconds, move] = [await clock.now(), await readOffsetSeconds(), await readLastMove()];
  const [moved, payments] = [move && (await readMoved(viewer, move, now)), await readPayments(viewer)];
  return { now, offsetSeconds, moved, payments };
}
