import { instantAt } from '@/lib/catalogue/place/property-time';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { postStayAnswer } from '@/lib/sales/lead/commands/commission';
import { factsOf, leadSelect } from '@/lib/sales/lead/queries/lead-row';
import { saidAmounts } from '@/lib/sales/lead/rules/stay-answer';
import { demonstrationId } from '../ids';
import { leadId } from './leads';
import { propertyLeadId } from './property-leads';

type Word = { id: string; answer: 'stayed' | 'noShow' | 'otherAmount'; reason?: string; dispute?: string };

const words: readonly Word[] = [
  { id: leadId('stayed'), answer: 'stayed' },
  { id: leadId('noShow'), answer: 'noShow', reason: 'Nobody came, and nobody called.' },
  {
    id: leadId('disputed'),
    answer: 'otherAmount',
    reason: 'They left a night early; we let the last one go.',
    dispute: 'The bill the family sent me has all four nights.',
  },
  { id: propertyLeadId('noShow'), answer: 'noShow' },
  {
    id: propertyLeadId('disputed'),
    answer: 'otherAmount',
    reason: 'A shorter stay was agreed on the telephone.',
    dispute: 'Nobody here knows of a shorter stay, and the client paid for the week.',
  },
];

/** What houses have said of stays that are over, the day after check-out, and what an agency does not agree with. */
export async function createStayAnswers(tx: Transaction): Promise<void> {
  for (const { id, answer, reason = null, dispute } of words) {
    const row = await tx.lead.findUnique({
      where: { id },
      select: { ...leadSelect, postings: { take: 1, select: { id: true } } },
    });
    // Data of a version before keeps the leads it has.
    if (!row) continue;
    const lead = factsOf(row);
    const amounts = lead.terms.map(({ priceTotal }) => ((priceTotal ?? 0n) * 3n) / 4n);
    const said = saidAmounts(lead, answer === 'otherAmount' ? { answer, amounts } : { answer });
    if (!said) continue;
    const at = (days: number, time: string) => instantAt(addDays(lead.checkOut, days), time, lead.timeZone);
    const [answeredAt, changeId] = [at(1, '09:24'), demonstrationId('stay-answer', id)];
    const contact = await tx.user.findFirst({
      where: lead.hotelId
        ? { hotelId: lead.hotelId }
        : { operator: { properties: { some: { id: lead.propertyId ?? '' } } } },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    await tx.leadChange.create({
      data: {
        ...{ id: changeId, leadId: id, kind: 'stayAnswer', status: 'accepted', askedAt: answeredAt, answeredAt },
        ...{ answeredById: contact?.id ?? null, reason, data: { answer, amounts: said.map(Number) } },
      },
    });
    // Of a version before, whose ledger was posted already.
    if (row.postings.length > 0) await postStayAnswer(tx, id, changeId, answeredAt);
    if (!dispute) continue;
    await tx.leadChange.create({
      data: {
        ...{
          id: demonstrationId('dispute', id),
          leadId: id,
          kind: 'dispute',
          status: 'asked',
          askedAt: at(3, '09:41'),
        },
        ...{ askedById: row.userId, reason: dispute, data: { message: dispute } },
      },
    });
  }
}
