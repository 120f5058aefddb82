import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { ShownDue } from '../dues/types';

/** Where a link has come to. `ended`: its time is over, or the booking asks for nothing of it any more. */
export const linkStates = ['made', 'sent', 'seen', 'checkout', 'paid', 'ended', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

export const linkEventKinds = [
  'made',
  'sent',
  'seen',
  'checkout',
  'left',
  'paid',
  'surplus',
  'returned',
  'revoked',
] as const;
export type LinkEventKind = (typeof linkEventKinds)[number];

export const linkSteps = ['made', 'sent', 'seen', 'checkout', 'paid'] as const satisfies readonly LinkEventKind[];
export type LinkStep = {
  step: (typeof linkSteps)[number];
  first: Date | null;
  last: Date | null;
  isReached: boolean;
};

export type LinkEvent = { kind: LinkEventKind; at: Date; actor: string | null; amount: bigint | null };

/** Which card a client pays with: its fee follows from that (rule 5.4). */
export const cardKinds = ['any', 'eea'] as const;
export type CardKind = (typeof cardKinds)[number];

/** A link as those who made it read it. `due`: null once the booking does not ask for it any more. Minor units. */
export type ShownLink = {
  id: string;
  leadId: string;
  /** Of the lead: its links lead to that brand's own address. */
  brandId: string;
  clientName: string;
  house: string;
  timeZone: string;
  token: string;
  state: LinkState;
  locale: Locale;
  email: string | null;
  createdAt: Date;
  createdBy: string;
  endsAt: Date;
  /** Whether somebody may still pay by it. */
  isOpen: boolean;
  amount: bigint;
  cardFee: bigint;
  currency: string;
  kind: ShownDue['kind'];
  until: PlainDate;
  due: ShownDue | null;
  events: LinkEvent[];
};
