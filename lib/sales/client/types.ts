import type { PlainDate } from '@/lib/platform/dates';

/** A client among those of an agency. */
export type ClientLine = {
  _id: string;
  name: string;
  reference: string;
  /** As many as the reader may open. */
  leads: number;
  /** The arrival of the last of them. */
  lastArrival: PlainDate | null;
};

/** Where the client is talked about: with which hotel, how often, and when last. */
export type ClientConversation = { _id: string; hotel: string; messages: number; lastAt: Date };

/** What the client has agreed to, by approving an offer. */
export type ClientConsent = { offerId: string; number: number; about: string; at: Date; by: string | null };

export type ClientDetail = {
  _id: string;
  name: string;
  firstName: string;
  lastName: string;
  /** As the agency calls them; absent while a client looks on. */
  reference?: string;
  nationality: string | null;
  cardMemberType: string | null;
  /** Where offers went to; absent while a client looks on. */
  emails?: string[];
  createdAt: Date;
  conversations: ClientConversation[];
  consents: ClientConsent[];
};
