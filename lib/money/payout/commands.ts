import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { toDateOnly } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { enqueueSandboxNotice } from '@/lib/platform/outbox/commands';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { AccountState, PaymentPort } from '@/lib/platform/vendors/payments/port';
import {
  type Requirement,
  type SandboxAccount,
  sandboxAccountSchema,
} from '@/lib/platform/vendors/payments/sandbox-account';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getPayoutAgency, NO_ACCOUNT } from './queries';
import { isOfAge, mayConfigurePayouts } from './rules';
import type { SandboxSection } from './schema';
import type { PayoutState } from './types';

/** Details that were submitted once stay submitted, whatever falls due afterwards (rule 5.6). */
function noted({ detailsSubmitted, currentlyDue }: AccountState, updatedAt: Date) {
  return { currentlyDue, updatedAt, ...(detailsSubmitted ? { detailsSubmitted: true } : {}) };
}

/**
 * The state of an agency's payout account: what the processor says now, or what it said last when it cannot be reached.
 * Null: no such agency for this viewer.
 */
export async function refreshPayoutState(viewer: Viewer, agencyId: string): Promise<PayoutState | null> {
  const agency = await getPayoutAgency(viewer, agencyId);
  if (!agency) return null;
  const account = agency.payoutAccount;
  const processor = payments();
  if (!account) return NO_ACCOUNT;
  if (!processor) return account;
  const asked = clock.machine();
  try {
    const state = await processor.readAccount(account.processorAccountId);
    // An answer that was asked for earlier never overwrites a later one.
    await scoped(viewer, (tx) =>
      tx.payoutAccount.updateMany({
        where: { agencyId, updatedAt: { lt: asked } },
        data: noted(state, asked),
      }),
    );
    return { ...state, detailsSubmitted: state.detailsSubmitted || account.detailsSubmitted };
  } catch (error) {
    log.warn({ err: error, agencyId }, 'the payment processor did not answer');
    return { detailsSubmitted: account.detailsSubmitted, currentlyDue: account.currentlyDue };
  }
}

/**
 * A fresh secret for the browser's widget, with the account made first if there is none yet (rule 5.6).
 * Null: no such agency for this viewer. Throws 403 for somebody who may not configure, 422 when a new account would have
 * no country, 503 while the processor is away.
 */
export async function openPayoutSession(
  viewer: Viewer,
  agencyId: string,
  { country, requestId }: { country?: string; requestId: string },
): Promise<string | null> {
  const agency = await getPayoutAgency(viewer, agencyId);
  if (!agency) return null;
  if (!mayConfigurePayouts(viewer)) throw new AppError('forbidden', { status: 403 });
  const processor = payments();
  if (!processor) throw new AppError('payoutsNotOpen', { status: 503 });
  const known = agency.payoutAccount?.processorAccountId;
  if (!known && !country) throw new AppError('invalidInput', { status: 422, fields: { country: 'required' } });
  try {
    const accountId = known ?? (await makeAccount(processor, viewer, { ...agency, country: country ?? '' }, requestId));
    return await processor.createSession(accountId);
  } catch (error) {
    log.warn({ err: error, agencyId }, 'the payment processor did not answer');
    throw new AppError('payoutsUnavailable', { status: 503, headers: { 'Retry-After': '30' } });
  }
}

/** Address of the processor's own page for an account that exists; null where there is none to open. */
export async function openHostedPayouts(viewer: Viewer, agencyId: string, origin: string): Promise<string | null> {
  const account = (await getPayoutAgency(viewer, agencyId))?.payoutAccount;
  const processor = payments();
  if (!account || !processor || processor.isSandbox) return null;
  if (!mayConfigurePayouts(viewer)) throw new AppError('forbidden', { status: 403 });
  const page = `${origin}${paths.agencyPayouts()}`;
  try {
    return await processor.createHostedLink(account.processorAccountId, { again: page, done: page });
  } catch (error) {
    log.warn({ err: error, agencyId }, 'the payment processor did not answer');
    throw new AppError('payoutsUnavailable', { status: 503, headers: { 'Retry-After': '30' } });
  }
}

async function makeAccount(
  processor: PaymentPort,
  viewer: Viewer,
  agency: { id: string; name: string; country: string },
  requestId: string,
): Promise<string> {
  const { id: agencyId, country } = agency;
  const processorAccountId = await processor.createAccount({ ...agency, email: viewer.email });
  const { now } = await clock.business();
  const at = clock.machine();
  await scoped(viewer, async (tx) => {
    const { count } = await tx.payoutAccount.createMany({
      data: { agencyId, processorAccountId, country, createdAt: at, updatedAt: at },
      skipDuplicates: true,
    });
    // Of several who open it at once one has.
    if (count === 0) return;
    const opened = {
      action: 'agency.payoutsOpened',
      entity: 'agency',
      entityId: agencyId,
      after: { country },
    } as const;
    await writeAudit(tx, { viewer, requestId, now }, opened);
  });
  return processorAccountId;
}

/**
 * What the processor says of an account, read at `readAt`: an answer that was asked for earlier never overwrites a later one.
 * The transaction is in system scope.
 */
export async function noteAccount(
  tx: Transaction,
  processorAccountId: string,
  read: { state: AccountState; readAt: Date },
): Promise<void> {
  await tx.payoutAccount.updateMany({
    where: { processorAccountId, updatedAt: { lt: read.readAt } },
    data: noted(read.state, read.readAt),
  });
}

/** An account nobody here has is not looked up: the processor would know it, or answer that it does not, and send again for days. */
export async function isKnownAccount(processorAccountId: string): Promise<boolean> {
  const where = { processorAccountId };
  return (await scoped('system', (tx) => tx.payoutAccount.count({ where }))) > 0;
}

const IDENTITY: Requirement = 'representative.identity_document';

type Filled = Exclude<SandboxSection, { section: 'demand' }>;

function isDemand(section: SandboxSection): section is Exclude<SandboxSection, Filled> {
  return section.section === 'demand';
}

function omitIdentity({ [IDENTITY]: _, ...given }: SandboxAccount['given']): SandboxAccount['given'] {
  return given;
}

function givenBy(section: Filled): Partial<Record<Requirement, string>> {
  switch (section.section) {
    case 'business':
      return { 'business.name': section.name, 'business.address': section.address };
    case 'representative':
      return {
        'representative.first_name': section.firstName,
        'representative.last_name': section.lastName,
        'representative.date_of_birth': section.dateOfBirth,
      };
    case 'bank':
      return { external_account: section.iban.slice(-4), terms_of_service: 'accepted' };
    case 'identity':
      return { 'representative.identity_document': 'submitted' };
  }
}

/** Fills one section of the stand-in's form and lets it send its signed notice. Throws 404 outside the sandbox or without an account. */
export async function fillSandboxSection(tx: Transaction, viewer: Viewer, section: SandboxSection): Promise<void> {
  if (!mayConfigurePayouts(viewer)) throw new AppError('forbidden', { status: 403 });
  const account = viewer.agency && (await tx.payoutAccount.findUnique({ where: { agencyId: viewer.agency.id } }));
  if (!account || !payments()?.isSandbox) throw new AppError('notFound', { status: 404 });
  if (section.section === 'representative' && !isOfAge(section.dateOfBirth, toDateOnly(clock.machine()))) {
    throw new AppError('invalidInput', { status: 422, fields: { dateOfBirth: 'representativeTooYoung' } });
  }
  const id = account.processorAccountId;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sandbox\n${id}`}, 0))::text`;
  const row = await tx.sandboxAccount.findUniqueOrThrow({ where: { id } });
  const known = sandboxAccountSchema.parse(row.data);
  const data: SandboxAccount = isDemand(section)
    ? { ...known, demanded: [IDENTITY], given: omitIdentity(known.given) }
    : { ...known, given: { ...known.given, ...givenBy(section) } };
  await tx.sandboxAccount.update({
    where: { id },
    data: { data, updatedAt: clock.machine() },
  });
  await enqueueSandboxNotice(tx, { eventId: `evt_sandbox${randomUUID()}`, accountId: id });
}
