import 'server-only';
import { cache } from 'react';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type HotelAnswer, hotelAnswerSchema } from '../schema';

/** An answer that is kept for some seconds and can be undone by whoever gave it. */
export type HeldAnswer = {
  answer: Exclude<HotelAnswer['answer'], 'ask'>;
  milliseconds: number;
  isOwn: boolean;
};

const DAY = 24 * 3_600_000;

/**
 * The answers held now for whom the viewer answers, and theirs since yesterday that have been settled, the newest first; once a
 * page. The table is the product's own, so the scope is in the condition.
 */
const readHeld = cache(async (viewer: Viewer) => {
  const since = new Date((await clock.now()).getTime() - DAY);
  const { role, hotelId, operatorId, id: userId } = viewer;
  const lead = { OR: [...(hotelId ? [{ hotelId }] : []), ...(operatorId ? [{ property: { operatorId } }] : [])] };
  return scoped('system', (tx) =>
    tx.heldAnswer.findMany({
      where: {
        OR: [
          { settledAt: null, ...(role !== 'admin' && { lead }) },
          { userId, settledAt: { gte: since } },
        ],
      },
      select: {
        ...{ leadId: true, userId: true, answer: true, sendAt: true, settledAt: true, outcome: true },
        lead: { select: { clientFirstName: true, clientLastName: true, agency: { select: { name: true } } } },
      },
      orderBy: { sendAt: 'desc' },
    }),
  );
});

/** Of requests the viewer may read: those of which an answer is held now. */
export async function heldOf(viewer: Viewer, leadIds: readonly string[]): Promise<Map<string, HeldAnswer>> {
  const now = clock.machine().getTime();
  const rows = (await readHeld(viewer)).filter(({ leadId, settledAt }) => !settledAt && leadIds.includes(leadId));
  return new Map(
    rows.flatMap(({ leadId, userId, answer: kept, sendAt }): [string, HeldAnswer][] => {
      const { answer } = hotelAnswerSchema.parse(kept);
      if (answer === 'ask') return [];
      const milliseconds = Math.max(0, sendAt.getTime() - now);
      return [[leadId, { answer, milliseconds, isOwn: userId === viewer.id }]];
    }),
  );
}

export type UnsentAnswer = { leadId: string; agencyName: string; clientName: string };

/** Answers of theirs since yesterday that could not be given when their time came, the newest first. */
export async function unsentAnswers(viewer: Viewer): Promise<UnsentAnswer[]> {
  const rows = (await readHeld(viewer)).filter(({ userId, settledAt }) => settledAt && userId === viewer.id);
  // Answered again since, it is settled.
  const last = rows.filter(({ leadId }, index) => rows.findIndex((row) => row.leadId === leadId) === index);
  return last
    .filter(({ outcome }) => outcome !== 'sent' && outcome !== 'undone')
    .map(({ leadId, lead: { agency, clientFirstName, clientLastName } }) => {
      return { leadId, agencyName: agency.name, clientName: `${clientFirstName} ${clientLastName}` };
    });
}
