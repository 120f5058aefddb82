import { paths } from '@/lib/platform/addresses/paths';
import type { DeadlineJson, TodayScope } from './schema';

export type ActionName =
  | 'book'
  | 'answer'
  | 'compare'
  | 'view'
  | 'pay'
  | 'decide'
  | 'takeOption'
  | 'stayed'
  | 'payouts'
  | 'verify'
  | 'release'
  | 'note'
  | 'extendOffer'
  | 'remind'
  | 'newPrice'
  | 'newTerms'
  | 'account';

/** The one thing to do: a call where one click is enough, else the place where it is done. */
export type Action = { name: ActionName } & ({ href: string } | { address: string; body: Record<string, unknown> });

function leadHref({ about }: DeadlineJson, scope: TodayScope): string {
  if (scope === 'desk') return paths.desk({ request: about.id });
  if (about.isProperty) return paths.propertyLead(about.id);
  const opened = { 'hotel-lead-id': about.id };
  if (scope === 'house' || scope === 'all') return paths.adminDashboard(opened);
  return paths.dashboard(scope === 'team' ? { scope, ...opened } : opened);
}

const named = {
  optionEnds: 'book',
  offerStands: 'compare',
  payment: 'pay',
  linkEnds: 'pay',
  stayDiffers: 'compare',
  question: 'answer',
} as const;

function ofConversation(scope: TodayScope, waitsFor: DeadlineJson['waitsFor'], id: string): Action {
  const isDesk = scope === 'desk';
  const name = (isDesk ? waitsFor === 'supplier' : waitsFor === 'agency') ? 'answer' : 'view';
  const conversation = { c: id };
  return { name, href: isDesk ? paths.deskConversations(conversation) : paths.conversations(conversation) };
}

const isOurs = (scope: TodayScope) => scope === 'house' || scope === 'all';

function ofAgency({ kind, about, reason }: DeadlineJson, scope: TodayScope): Action {
  if (kind === 'payoutHeld') {
    const name = isOurs(scope)
      ? reason.hold === 'held'
        ? 'release'
        : 'payouts'
      : reason.hold === 'held'
        ? 'payouts'
        : 'account';
    return { name, href: isOurs(scope) ? paths.managePayoutRuns() : paths.agencyPayouts() };
  }
  return isOurs(scope)
    ? { name: 'verify', href: paths.manageAgency(about.id) }
    : { name: 'view', href: paths.agency() };
}

export function actionOf(line: DeadlineJson, scope: TodayScope): Action {
  const { kind, about, waitsFor, reason } = line;
  switch (about.subject) {
    case 'conversation':
      return ofConversation(scope, waitsFor, about.id);
    case 'agency':
      return ofAgency(line, scope);
    case 'offer':
      if (kind === 'approval')
        return { name: reason.step === 'book' ? 'book' : 'takeOption', href: paths.offer(about.id) };
      if (kind === 'priceMoved') {
        return { name: reason.moved === 'terms' ? 'newTerms' : 'newPrice', href: paths.offer(about.id) };
      }
      if (kind === 'offerValid') return { name: 'extendOffer', href: paths.offer(about.id) };
      if (kind === 'offerTerm') return { name: 'remind', href: paths.offer(about.id) };
      return { name: kind === 'clientComment' ? 'answer' : 'view', href: paths.offer(about.id) };
    case 'lead':
      if (scope === 'desk' && kind === 'stayAnswer') {
        const body = { version: about.version, answer: 'stayed' };
        return { name: 'stayed', address: paths.api.lead(about.id, 'stay-confirmation'), body };
      }
      if (kind === 'answerDue' && (scope === 'desk' || scope === 'all')) {
        return { name: 'answer', href: leadHref(line, scope) };
      }
      if (kind === 'payment' && scope === 'desk') return { name: 'note', href: leadHref(line, scope) };
      // Stays stand where their house answers; an admin decides there, too.
      if (kind === 'dispute' && isOurs(scope)) return { name: 'decide', href: paths.deskStays({ stay: about.id }) };
      if (kind === 'dispute') return { name: 'view', href: leadHref(line, scope) };
      if (scope !== 'desk' && kind in named) {
        return { name: named[kind as keyof typeof named], href: leadHref(line, scope) };
      }
      return { name: 'view', href: leadHref(line, scope) };
  }
}

/** How a line is done in the list itself. */
export type InPlace =
  | 'lead'
  | 'request'
  | 'due'
  | 'stay'
  | 'dispute'
  | 'thread'
  | 'comment'
  | 'offer'
  | 'verification'
  | 'payout'
  | 'account';

function ofLeadInPlace({ kind }: DeadlineJson, scope: TodayScope): InPlace {
  if (kind === 'dispute' && isOurs(scope)) return 'dispute';
  // An admin answers and notes for every house.
  if (scope === 'desk' || scope === 'all') {
    if (kind === 'answerDue') return 'request';
    if (kind === 'stayAnswer') return 'stay';
    if (kind === 'payment') return 'due';
  }
  return scope === 'desk' ? 'request' : 'lead';
}

function ofOfferInPlace({ kind, reason }: DeadlineJson, scope: TodayScope): InPlace | null {
  // Whose offer it is has to be acted for.
  if (scope === 'all') return null;
  if (kind === 'clientComment') return 'comment';
  if (kind === 'approval') return reason.leadId ? 'lead' : null;
  return 'offer';
}

/** What of a line is done where it stands; null: on a page alone, to which it leads. */
export function inPlaceOf(line: DeadlineJson, scope: TodayScope): InPlace | null {
  switch (line.about.subject) {
    case 'conversation':
      return 'thread';
    case 'offer':
      return ofOfferInPlace(line, scope);
    case 'lead':
      return ofLeadInPlace(line, scope);
    case 'agency':
      if (line.kind === 'verification') return 'verification';
      // What we hold is ours to release, what an account lacks is its agency's to give.
      if (isOurs(scope)) return line.reason.hold === 'held' ? 'payout' : null;
      return line.reason.hold === 'held' ? null : 'account';
  }
}

/** Where a line leads that is read elsewhere than on its page. */
export function placeOf(line: DeadlineJson, scope: TodayScope): string {
  const action = actionOf(line, scope);
  return 'href' in action ? action.href : paths.deskStays({ stay: line.about.id });
}
