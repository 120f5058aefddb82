import 'server-only';
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

/** Of requests the viewer may read: those of which an answer is held now. */
export async function heldOf(viewer: Viewer, leadIds: readonly string[]): Promise<Map<string, HeldAnswer>> {
  const now = clock.machine().getTime();
  const rows = await scoped('system', (tx) =>
    tx.heldAnswer.findMany({
      where: { leadId: { in: [...leadIds] }, settledAt: null },
      select: { leadId: true, userId: true, answer: true, sendAt: true },
    }),
  );
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

const DAY = 24 * 3_600_000;

/** Answers of theirs since yesterday that could not be given when their time came, the newest first. */
export async function unsentAnswers(viewer: Viewer): Promise<UnsentAnswer[]> {
  const since = new Date((await clock.now()).getTime() - DAY);
  const rows = await scoped('system', (tx) =>
    tx.heldAnswer.findMany({
      where: { userId: viewer.id, settledAt: { gte: since } },
      select: {
        leadId: true,
        outcome: true,
        lead: { select: { clientFirstName: true, clientLastName: true, agency: { select: { name: true } } } },
      },
      orderBy: { sendAt: 'desc' },
    }),
  );
  // Answered again since, it is settled.
  const last = rows.filter(({ leadId }, index) => rows.findIndex((row) => row.leadId === leadId) === index);
  return last
    .filter(({ outcome }) => outcome !== 'sent' && outcome !== 'undone')
    .map(({ leadId, lead: { agency, clientFirstName, clientLastName } }) => {
      return { leadId, agencyName: agency.name, clientName: `${clientFirstName} ${clientLastName}` };
    });
}
