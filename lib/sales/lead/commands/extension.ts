import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadFacts } from '../queries/lead-row';
import { MOST_EXTENSIONS, optionEndsAt } from '../rules/option';
import { questionEndsAt } from '../rules/question';
import type { ExtensionAnswer, LeadAction, LeadStateJson } from '../schema';
import { holdRooms } from './inventory';
import { openLead } from './open';
import { stateOf } from './option';
import { askSupplier, requireQuestion } from './question';
import { type Answerer, audited, changeLead, type Doer, enterScopeOf, supplier, tell } from './record';

/** The end an extension would have. Throws 409 where there is no option, or none may follow. */
function extendedEnd(lead: LeadFacts, now: Date): Date {
  const { status, optionExpiresAt: since } = lead;
  if (status !== 'CONFIRMED_OPTION' || !since) {
    const code = status === 'EXPIRED_OPTION' ? 'leadOptionExpired' : 'leadStateForbids';
    throw new AppError(code, { status: 409, details: { status } });
  }
  if (lead.extensions >= MOST_EXTENSIONS) throw new AppError('leadExtendedTwice', { status: 409 });
  const end = optionEndsAt({ ...lead, now, since });
  if (!end) throw new AppError('leadNoTimeToExtend', { status: 409 });
  return end;
}

/** Asks the supplier for more time; the option stays as it is until the answer. */
export async function requestExtension(
  tx: Transaction,
  viewer: Viewer,
  leadId: string,
  seen: LeadAction,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer: Doer = { by: 'agent', viewer };
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  const until = extendedEnd(lead, now).toISOString();
  const asked = { leadId, kind: 'extension' as const, status: 'asked' as const };
  if ((await tx.leadChange.count({ where: asked })) > 0) throw new AppError('leadExtensionAsked', { status: 409 });
  const endsAt = questionEndsAt({ ...lead, now });
  await askSupplier(tx, lead, viewer, { kind: 'extension', endsAt, data: { until } }, now);
  await changeLead(tx, lead, {}, now);
  await audited(tx, lead, doer, context, { after: { asked: 'extension', until } });
  const after = { ...lead, version: lead.version + 1 };
  await tell(tx, after, 'askedExtension', ['supplier'], context);
  return stateOf(after);
}

/** The supplier's answer. Accepted, the option ends one of its lengths later, under the same caps. */
export async function answerExtension(
  tx: Transaction,
  answerer: Answerer,
  leadId: string,
  { isAccepted, reason, ...seen }: ExtensionAnswer,
  context: WriteContext,
): Promise<LeadStateJson> {
  const doer = supplier(answerer);
  const lead = await openLead(tx, doer, leadId, seen, context);
  const now = context.now();
  const end = extendedEnd(lead, now);
  await requireQuestion(tx, lead, 'extension', { isAccepted, by: doer.viewer, reason }, now);
  const columns = isAccepted ? { optionExpiresAt: end, extensions: lead.extensions + 1 } : {};
  if (isAccepted && lead.optionRank === 1)
    await holdRooms(tx, lead, { kind: 'confirmedOption', expiresAt: end }, context);
  await changeLead(tx, lead, columns, now);
  await audited(tx, lead, doer, context, {
    before: { optionExpiresAt: lead.optionExpiresAt?.toISOString() ?? null },
    after: {
      extension: isAccepted ? 'accepted' : 'declined',
      ...(isAccepted && { optionExpiresAt: end.toISOString() }),
    },
  });
  await enterScopeOf(tx, doer);
  const after = { ...lead, version: lead.version + 1, ...(isAccepted && { optionExpiresAt: end }) };
  await tell(tx, after, isAccepted ? 'acceptedExtension' : 'declinedExtension', ['agent'], context);
  return stateOf(after);
}
