import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { type Money, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import type { PayoutNews } from '@/lib/platform/outbox/types';
import { payoutName } from '../rules';
import { readPayable } from './payable';

/** Owner and supervisors of an agency. In system scope. */
export function readPaidPeople(tx: Transaction, agencyId: string) {
  return tx.membership.findMany({
    where: { agencyId, removedAt: null, OR: [{ isOwner: true }, { user: { role: 'supervisorAgent' } }] },
    select: { userId: true, user: { select: { email: true, firstName: true, locale: true } } },
    orderBy: { joinedAt: 'asc' },
  });
}

/** What became of a payout, for one who reads it; nothing of the account it goes to. */
export type PayoutLetter = {
  reader: { email: string; firstName: string | null; locale: Locale };
  name: string;
  agencyName: string;
  amount: Money;
  run: PlainDate | null;
  heldReason: string | null;
  failure: string | null;
};

/** Null: what it tells of is not so any more, or they have left. */
export function getPayoutLetter(payoutId: string, userId: string, news: PayoutNews): Promise<PayoutLetter | null> {
  return scoped('system', async (tx) => {
    const payout = await tx.payout.findUnique({
      where: { id: payoutId },
      include: { agency: { select: { name: true } }, run: { select: { day: true } } },
    });
    if (!payout || (news === 'held' && payout.heldReason === null)) return null;
    const { agencyId, currency, run, heldReason, failure } = payout;
    const person = (await readPaidPeople(tx, agencyId)).find((one) => one.userId === userId)?.user;
    if (!person) return null;
    const payable = payout.amount === null ? await readPayable(tx, agencyId, currency) : [];
    const amount = payout.amount ?? sumOf(payable.map((one) => one.amount));
    const { email, firstName, locale } = person;
    return {
      reader: { email, firstName, locale: isLocale(locale) ? locale : 'en' },
      name: payoutName(payout.number),
      agencyName: payout.agency.name,
      amount: money(Number(amount), currency),
      run: run && fromDatabaseDay(run.day),
      ...{ heldReason, failure },
    };
  });
}
