import 'server-only';
import { reachesAgency } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { db } from '@/lib/platform/db';
import { payments } from '@/lib/platform/vendors/payments/payments';
import { type SandboxAccount, sandboxAccountSchema } from '@/lib/platform/vendors/payments/sandbox-account';
import type { Viewer } from '@/lib/platform/viewer/types';
import { isComplete, mayConfigurePayouts } from './rules';
import type { PayoutOverview, PayoutState } from './types';

export const NO_ACCOUNT: PayoutState = { detailsSubmitted: false, currentlyDue: [] };

/** The agency with its payout account and who may configure it; null when it is not this viewer's. */
export async function getPayoutAgency(viewer: Viewer, agencyId: string) {
  if (!reachesAgency(viewer, agencyId)) return null;
  return scoped(viewer, async (tx) => {
    const agency = await tx.agency.findUnique({
      where: { id: agencyId },
      select: { id: true, name: true, payoutAccount: true },
    });
    if (!agency) return null;
    const members = await tx.membership.findMany({
      where: { agencyId, removedAt: null, OR: [{ isOwner: true }, { user: { role: 'supervisorAgent' } }] },
      select: { user: { select: { firstName: true, lastName: true, email: true } } },
      orderBy: { joinedAt: 'asc' },
    });
    return { ...agency, members };
  });
}

/** Whether the viewer's agency can be paid. */
export async function canBePaid(viewer: Viewer): Promise<boolean> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return false;
  return isComplete((await scoped(viewer, (tx) => tx.payoutAccount.findUnique({ where: { agencyId } }))) ?? NO_ACCOUNT);
}

/** All the page of payouts shows, from what we know ourselves: it never waits for the processor. */
export async function getPayoutOverview(viewer: Viewer): Promise<PayoutOverview | null> {
  const agency = viewer.agency && (await getPayoutAgency(viewer, viewer.agency.id));
  if (!agency) return null;
  const processor = payments();
  const state = agency.payoutAccount ?? NO_ACCOUNT;
  return {
    detailsSubmitted: state.detailsSubmitted,
    currentlyDue: state.currentlyDue,
    hasAccount: agency.payoutAccount !== null,
    country: agency.payoutAccount?.country ?? null,
    isComplete: isComplete(state),
    mayConfigure: mayConfigurePayouts(viewer),
    isSandbox: processor?.isSandbox ?? false,
    isOpen: processor !== null,
    publishableKey: processor?.publishableKey ?? null,
    responsible: agency.members.map(({ user }) => ({
      name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
      email: user.email,
    })),
  };
}

async function readSandboxAccount(viewer: Viewer, agencyId: string): Promise<SandboxAccount | null> {
  if (!payments()?.isSandbox || !reachesAgency(viewer, agencyId)) return null;
  const account = await scoped(viewer, (tx) => tx.payoutAccount.findUnique({ where: { agencyId } }));
  const row = account && (await db.sandboxAccount.findUnique({ where: { id: account.processorAccountId } }));
  return row ? sandboxAccountSchema.parse(row.data) : null;
}

/** The stand-in's account of the viewer's agency, for its form; null outside the sandbox or before it exists. */
export async function getSandboxAccount(viewer: Viewer): Promise<SandboxAccount | null> {
  return viewer.agency && mayConfigurePayouts(viewer) ? readSandboxAccount(viewer, viewer.agency.id) : null;
}

/** How the bank account ends that the agency is paid to now; null where only the processor knows it. */
export async function getAccountEnding(viewer: Viewer, agencyId: string): Promise<string | null> {
  if (!mayConfigurePayouts(viewer)) return null;
  return (await readSandboxAccount(viewer, agencyId))?.given.external_account ?? null;
}
