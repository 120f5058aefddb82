import type { Viewer } from '@/lib/platform/viewer/types';

/** Every state change that is kept for good: noun and verb. */
export const auditActions = [
  'agency.registered',
  'agency.changed',
  'agency.logoUploaded',
  'agency.verificationAsked',
  'agency.verificationDecided',
  'agency.programmeClaimed',
  'agency.programmeDecided',
  'agency.handedOver',
  'agency.payoutsOpened',
  'membership.joined',
  'membership.roleChanged',
  'membership.removed',
  'invitation.created',
  'invitation.resent',
  'invitation.revoked',
  'invitation.accepted',
  'hotelInvitation.created',
  'hotelInvitation.revoked',
  'hotelInvitation.claimed',
  'user.created',
  'user.changed',
  'user.exported',
  'user.sessionsEnded',
  'user.merged',
  'person.exported',
  'erasure.asked',
  'erasure.takenBack',
  'erasure.refused',
  'erasure.confirmed',
  'destinationRequest.created',
  'destinationRequest.answered',
  'lead.created',
  'lead.changed',
  'lead.stateChanged',
  'lead.optionPromoted',
  'offer.created',
  'offer.sent',
  'offer.replied',
  'conversation.written',
  'acting.started',
  'acting.ended',
  'brand.changed',
  'brand.undone',
  'brand.pictureBrought',
  'hotel.nightsEdited',
  'hotel.nightsRestored',
  'hotel.contentChanged',
  'hotel.managersChanged',
  'hotel.picturesChanged',
  'property.staysEdited',
  'property.staysRestored',
  'property.contentChanged',
  'property.picturesChanged',
  'property.termsChanged',
  'property.termsUndone',
  'agreement.made',
  'agreement.endChanged',
  'agreement.percentChanged',
  'agreement.undone',
  'reward.set',
  'reward.ended',
  'card.kept',
  'card.removed',
  'card.revealed',
  'payout.held',
  'payout.released',
  'outbox.retried',
  'paymentLink.made',
  'paymentLink.sent',
  'paymentLink.translated',
  'paymentLink.revoked',
  'catalogue.created',
  'catalogue.drafted',
  'catalogue.published',
  'catalogue.undone',
  'catalogue.retired',
] as const;
type AuditAction = (typeof auditActions)[number];

type AuditEntity =
  | 'agency'
  | 'membership'
  | 'invitation'
  | 'hotelInvitation'
  | 'user'
  | 'destinationRequest'
  | 'lead'
  | 'offer'
  | 'session'
  | 'brand'
  | 'hotel'
  | 'property'
  | 'agreement'
  | 'reward'
  | 'payout'
  | 'outbox'
  | 'conversation'
  | 'paymentLink'
  | 'room'
  | 'operator'
  | 'channel'
  | 'programme'
  | 'facility'
  | 'country'
  | 'place'
  | 'testimonial'
  | 'page'
  | 'job'
  | 'post'
  | 'client'
  | 'erasure';

/** What `before` and `after` hold: column-like facts, never tokens or secrets. */
export type AuditFacts = Record<string, string | number | boolean | null | readonly string[]>;

export type AuditEntry = {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  before?: AuditFacts;
  after?: AuditFacts;
};

/** Who did it, in which request, when. `viewer` is null for what the product does by itself. */
export type AuditContext = {
  viewer: Pick<Viewer, 'id' | 'isActing' | 'agency'> | null;
  requestId: string;
  now: () => Date;
};

/** One line of the audit as an admin reads it. `actor` and `agency` are null where there was none or it is gone. */
export type AuditLine = {
  _id: string;
  at: Date;
  action: string;
  entity: string;
  entityId: string;
  actor: { _id: string; displayName: string } | null;
  /** The agency an admin acted for. */
  actingFor: { _id: string; name: string } | null;
  /** Whom and what it is about, by name; null where it names none. */
  about: { agency: string | null; person: string | null; email: string | null };
  /** Of a line about a lead: which one, for whom and where. */
  lead: { reference: string; client: string; house: string; currency: string } | null;
  /** The hotel or property a line is about, or whose link answered for it. */
  house: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
  requestId: string;
};
