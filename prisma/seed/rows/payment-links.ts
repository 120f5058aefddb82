import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { endOfLink } from '@/lib/money/payment-link/rules';
import { paymentToken } from '@/lib/money/payment-link/tokens';
import type { LinkEventKind } from '@/lib/money/payment-link/types';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { Prisma } from '@/prisma/generated/client';
import { demonstrationId } from '../ids';
import { OVERDUE_LEAD } from './dues';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const paymentLinkId = (name: 'open' | 'paid' | 'overdue' | 'expired'): string =>
  demonstrationId('payment-link', name);

const city = { select: { city: { select: { countryId: true } } } } as const;
const select = {
  ...{ id: true, amount: true, cardFee: true, currency: true, until: true },
  events: { where: { kind: 'paid' }, select: { at: true, method: true, reference: true, cardFee: true } },
  lead: { select: { userId: true, clientLastName: true, hotel: city, property: city } },
} satisfies Prisma.LeadDueSelect;
type Due = Prisma.LeadDueGetPayload<{ select: typeof select }>;

type Step = [kind: LinkEventKind, at: Date];

/** Made and sent by the agent of its lead, then what its client did. */
async function writeLink(tx: Transaction, due: Due, link: { id: string; made: Date; endsAt: Date; steps: Step[] }) {
  const { id, made, endsAt, steps } = link;
  const { userId: createdById, clientLastName } = due.lead;
  const email = `${clientLastName.toLowerCase().replace(/[^a-z]/g, '') || 'client'}@post.example`;
  const all: Step[] = [['made', made], ['sent', new Date(+made + 60_000)], ...steps];
  await tx.paymentLink.create({
    data: {
      ...{ id, dueId: due.id, createdById, tokenHash: hashLinkToken(paymentToken(id)), locale: 'en', email, endsAt },
      createdAt: made,
      events: {
        create: all.map(([kind, at]) => ({
          ...{ kind, at },
          actorId: kind === 'made' || kind === 'sent' ? createdById : null,
          amount: kind === 'paid' ? due.amount + (due.events[0]?.cardFee ?? 0n) : null,
        })),
      },
    },
  });
}

/** Links in the states in which an agent meets them (rule 8.3): seen and open, paid, of an overdue due, ended unpaid. */
export async function createPaymentLinks(tx: Transaction, now: Date): Promise<void> {
  const find = (where: Prisma.LeadDueWhereInput, until: 'asc' | 'desc' = 'asc') =>
    tx.leadDue.findFirst({
      where: { owedBy: 'client', isAtHotel: false, kind: { not: 'securityDeposit' }, ...where },
      select,
      orderBy: [{ until }, { leadId: 'asc' }, { number: 'asc' }],
    });
  const ago = (hours: number) => new Date(+now - hours * HOUR);
  const zoneOf = ({ lead }: Due) => timeZoneOf((lead.hotel ?? lead.property)?.city.countryId ?? '');
  const endOf = (due: Due, at: Date) => endOfLink(fromDatabaseDay(due.until), dayAt(at, zoneOf(due)), zoneOf(due));

  const today = dayAt(now, 'Europe/Paris');
  const soon = { agencyId: 'A1', status: 'open', until: { gt: toDatabaseDay(addDays(today, 1)) } } as const;
  const open = await find({ ...soon, leadId: { not: OVERDUE_LEAD } });
  if (open) {
    const steps: Step[] = [
      ['seen', ago(20)],
      ['seen', ago(1)],
    ];
    await writeLink(tx, open, { id: paymentLinkId('open'), made: ago(25), endsAt: endOf(open, now), steps });
  }

  const late = await tx.leadDue.findMany({
    where: { leadId: OVERDUE_LEAD, status: 'open', owedBy: 'client', until: { lt: toDatabaseDay(today) } },
    select,
    orderBy: { until: 'asc' },
  });
  const [first, last] = [late[0], late.at(-1)];
  if (last) {
    const steps: Step[] = [['seen', ago(3 * 24)]];
    await writeLink(tx, last, { id: paymentLinkId('overdue'), made: ago(6 * 24), endsAt: endOf(last, now), steps });
  }
  // Nobody asked again after the first of its dues: its link ended unpaid.
  const ended = first && first.id !== last?.id ? first : await find({ status: 'open', links: { none: {} } }, 'desc');
  if (ended) {
    const endsAt = ago(30);
    const made = new Date(+endsAt - 6 * DAY);
    const steps: Step[] = [['seen', new Date(+made + 5 * HOUR)]];
    await writeLink(tx, ended, { id: paymentLinkId('expired'), made, endsAt, steps });
  }

  const paid = await find({ status: 'paid', agencyId: 'A1', events: { some: { kind: 'paid' } } }, 'desc');
  const [came] = paid?.events ?? [];
  if (!paid || !came) return;
  const made = new Date(+came.at - DAY);
  const linkId = paymentLinkId('paid');
  const looked: Step = ['seen', new Date(+made + 2 * HOUR)];
  const isByCard = came.method === 'card' && came.reference !== null;
  const byCard: Step[] = [
    ['checkout', new Date(+came.at - 120_000)],
    ['paid', came.at],
  ];
  const steps = isByCard ? [looked, ...byCard] : [looked];
  await writeLink(tx, paid, { id: linkId, made, endsAt: endOf(paid, made), steps });
  if (!isByCard) return;
  const { id: dueId, amount, currency } = paid;
  await tx.paymentCheckout.create({
    data: {
      ...{ id: demonstrationId('payment-checkout', 'paid'), linkId, dueId, amount, currency, cardFee: came.cardFee },
      ...{ status: 'paid', sessionId: came.reference, paymentId: `pi_${came.reference}`, settledAt: came.at },
      ...{ createdAt: new Date(+came.at - 120_000), endsAt: new Date(+came.at + HOUR) },
    },
  });
}
