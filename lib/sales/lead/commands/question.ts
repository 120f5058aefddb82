import 'server-only';
import { answerDueAt } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { type SupplierQuestion, supplierQuestions } from '../rules/question';
import type { LeadStay } from '../schema-property';
import type { LeadTarget } from '../types';

/** Nobody by themselves: the product, or the holder of a link. */
type Person = Viewer | null;

type Question = {
  kind: SupplierQuestion;
  /** Null: it waits until it is answered or taken back. */
  endsAt: Date | null;
  data: Prisma.InputJsonObject;
};

/** Asks the supplier, and says when the answer is due; a former question of the kind has fallen away. In the scope of whoever asks. */
export async function askSupplier(
  tx: Transaction,
  lead: { id: string; timeZone: string },
  viewer: Person,
  { kind, endsAt, data }: Question,
  now: Date,
): Promise<Date> {
  const due = answerDueAt(now, lead.timeZone);
  await withdrawQuestions(tx, lead, now, [kind]);
  await tx.leadChange.create({
    data: {
      leadId: lead.id,
      kind,
      status: 'asked',
      askedAt: now,
      askedById: viewer?.id ?? null,
      answerDueAt: due,
      endsAt,
      data,
    },
  });
  return due;
}

type Requested = LeadStay & { priceTotal: bigint | null };

const inMinor = ({ priceTotal, checkIn, checkOut, serviceLevel, pax }: Requested) => ({
  ...{ checkIn, checkOut, serviceLevel, pax },
  priceTotal: priceTotal === null ? null : Number(priceTotal),
});

/** What a request asks for, and what it asked for before it was moved. */
export function askedStay(to: Requested, from?: Requested): Prisma.InputJsonObject {
  return { to: inMinor(to), ...(from && { from: inMinor(from) }) };
}

type Answer = { isAccepted: boolean; by: Person; reason?: string | undefined };

/** The answer to what is asked, if it still is; leaves the product's scope. Says whether it was. */
export async function answerQuestion(
  tx: Transaction,
  { id: leadId }: { id: string },
  kind: SupplierQuestion,
  { isAccepted, by, reason }: Answer,
  now: Date,
): Promise<boolean> {
  await enterScope(tx, 'system');
  const { count } = await tx.leadChange.updateMany({
    where: { leadId, kind, status: 'asked' },
    data: {
      status: isAccepted ? 'accepted' : 'declined',
      answeredAt: now,
      answeredById: by?.id ?? null,
      reason: reason || null,
    },
  });
  return count > 0;
}

/** As above, where nothing else may happen: 409 for whoever comes second. */
export async function requireQuestion(...asked: Parameters<typeof answerQuestion>): Promise<void> {
  if (!(await answerQuestion(...asked))) throw new AppError('leadAnswered', { status: 409 });
}

/** Another due and another end for a question that stays: after a counter-offer the word is the supplier's again. */
export async function renewQuestion(
  tx: Transaction,
  { id: leadId }: { id: string },
  kind: SupplierQuestion,
  data: { answerDueAt?: Date; endsAt?: Date },
): Promise<void> {
  await tx.leadChange.updateMany({ where: { leadId, kind, status: 'asked' }, data });
}

const everyQuestion = [...supplierQuestions, 'counterOffer'] as const;

/** What has no subject any more, or gives way to something newer; without `kinds` all that waits. */
export async function withdrawQuestions(
  tx: Transaction,
  { id: leadId }: { id: string },
  now: Date,
  kinds: readonly (typeof everyQuestion)[number][] = everyQuestion,
): Promise<void> {
  await tx.leadChange.updateMany({
    where: { leadId, status: 'asked', kind: { in: [...kinds] } },
    data: { status: 'withdrawn', answeredAt: now },
  });
}

type Lapsed = { leadId: string; kind: string };

/** Writes down which questions and counter-offers of a hotel or property the clock has ended. In the product's scope. */
export async function lapseQuestions(
  tx: Transaction,
  { hotelId, propertyId }: LeadTarget,
  now: Date,
): Promise<Lapsed[]> {
  return tx.$queryRaw<Lapsed[]>`
    UPDATE lead_change c SET status = 'lapsed', answered_at = c.ends_at
    FROM lead l
    WHERE l.id = c.lead_id AND (l.hotel_id = ${hotelId} OR l.property_id = ${propertyId})
      AND c.status = 'asked' AND c.ends_at <= ${now}
    RETURNING c.lead_id AS "leadId", c.kind::text AS kind`;
}
