import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { displayName } from '@/lib/platform/viewer/rules';
import { disputedIn, type KeptStayAnswer, keptStayAnswerSchema } from '../schema-stay';

/** What the office has to know to read both sides; nothing of what is earned. */
export type DisputeLetter = {
  reference: string;
  houseName: string;
  agencyName: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  answer: KeptStayAnswer['answer'] | null;
  message: string;
  askedBy: { name: string; email: string } | null;
};

/** Null: it was decided meanwhile, or is not there. */
export function getDisputeLetter(leadId: string): Promise<DisputeLetter | null> {
  return scoped('system', async (tx) => {
    const lead = await tx.lead.findUnique({
      where: { id: leadId },
      select: {
        ...{ reference: true, clientFirstName: true, clientLastName: true, checkIn: true, checkOut: true },
        agency: { select: { name: true } },
        hotel: { select: { name: true } },
        property: { select: { name: true } },
        changes: {
          where: { kind: { in: ['stayAnswer', 'dispute'] } },
          include: { askedBy: { select: { firstName: true, lastName: true, email: true } } },
          orderBy: { askedAt: 'asc' },
        },
      },
    });
    const dispute = lead?.changes.find(({ kind, status }) => kind === 'dispute' && status === 'asked');
    if (!lead || !dispute) return null;
    const answer = lead.changes.findLast(({ kind, status }) => kind === 'stayAnswer' && status === 'accepted');
    const { askedBy } = dispute;
    return {
      reference: lead.reference,
      houseName: (lead.hotel ?? lead.property)?.name ?? '',
      agencyName: lead.agency.name,
      clientName: `${lead.clientFirstName} ${lead.clientLastName}`,
      checkIn: fromDatabaseDay(lead.checkIn),
      checkOut: fromDatabaseDay(lead.checkOut),
      answer: keptStayAnswerSchema.safeParse(answer?.data).data?.answer ?? null,
      message: disputedIn(dispute.data) ?? '',
      askedBy: askedBy && { name: displayName(askedBy), email: askedBy.email },
    };
  });
}
