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
  | 'newPrice';

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
  dispute: 'decide',
  question: 'answer',
} as const;

function ofConversation(scope: TodayScope, waitsFor: DeadlineJson['waitsFor'], id: string): Action {
  const isDesk = scope === 'desk';
  const name = (isDesk ? waitsFor === 'supplier' : waitsFor === 'agency') ? 'answer' : 'view';
  const conversation = { c: id };
  return { name, href: isDesk ? paths.deskConversations(conversation) : paths.conversations(conversation) };
}

function ofAgency({ kind, about }: DeadlineJson, scope: TodayScope): Action {
  const isOurs = scope === 'house' || scope === 'all';
  if (kind === 'payoutHeld')
    return { name: 'payouts', href: isOurs ? paths.managePayoutRuns() : paths.agencyPayouts() };
  return isOurs ? { name: 'verify', href: paths.manageAgency(about.id) } : { name: 'view', href: paths.agency() };
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
      if (kind === 'priceMoved' && reason.moved !== 'terms') return { name: 'newPrice', href: paths.offer(about.id) };
      return { name: kind === 'clientComment' ? 'answer' : 'view', href: paths.offer(about.id) };
    case 'lead':
      if (scope === 'desk' && kind === 'stayAnswer') {
        const body = { version: about.version, answer: 'stayed' };
        return { name: 'stayed', address: paths.api.lead(about.id, 'stay-confirmation'), body };
      }
      if (scope === 'desk' && kind === 'answerDue') return { name: 'answer', href: leadHref(line, scope) };
      if (kind === 'dispute' && scope !== 'house' && scope !== 'all')
        return { name: 'view', href: leadHref(line, scope) };
      if (scope !== 'desk' && kind in named) {
        return { name: named[kind as keyof typeof named], href: leadHref(line, scope) };
      }
      return { name: 'view', href: leadHref(line, scope) };
  }
}

/** Where a line leads that is read elsewhere than on its page. */
export function placeOf(line: DeadlineJson, scope: TodayScope): string {
  const action = actionOf(line, scope);
  return 'href' in action ? action.href : paths.deskStays({ stay: line.about.id });
}
