import type { BrandColors } from '@/lib/brand/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';
import type { LeadStatus } from '@/lib/sales/lead/types';
import type { AlternativeContent } from './content';
import type { OfferChanges } from './rules/changes';
import type { NextStep } from './rules/next-step';
import type { OfferStatus } from './rules/state';

export type { AlternativeContent };

/** One of a conversation about an alternative, as both sides read it. */
export type OfferComment = { by: 'client' | 'agency'; name: string; text: string; at: Date };

export type ClientAlternative = AlternativeContent & {
  /** Stays the same over the versions. */
  id: string;
  position: number;
  comments: OfferComment[];
};

/**
 * One version of an offer as its client holds it: everything that page and PDF are made of. No lead, snapshot, rate plan,
 * commission, net price or markup can be in it (rule 6.11).
 */
export type ClientOffer = {
  reference: string;
  number: number;
  locale: Locale;
  title: string;
  letter: string;
  /** What is new against the version before. */
  changeNote: string | null;
  clientName: string;
  clientFirstName: string;
  /** Null: a draft, which only the agency sees. */
  sentOn: PlainDate | null;
  validUntil: PlainDate;
  state: 'open' | 'approved' | 'expired' | 'draft';
  approval: { by: string; on: PlainDate; position: number } | null;
  agency: { name: string; address: string | null; phone: string | null; colors: BrandColors };
  designer: { name: string; firstName: string; email: string };
  alternatives: ClientAlternative[];
};

/** Where the picture files behind an offer's logo are; kept apart, because a page needs an address and a PDF the bytes. */
export type OfferLogo = { bytes: Uint8Array; mediaType: string } | null;

/** What a list tells of an alternative. */
export type LineAlternative = {
  title: string;
  house: string;
  checkIn: PlainDate;
  picture: PictureValue | null;
  /** What the client pays, in minor units; null: on request. */
  price: { currency: string; total: number } | null;
};

/** A line of the agency's list: of the version the client has, or of the draft where they have none yet. */
export type OfferLine = {
  _id: string;
  reference: string;
  clientName: string;
  /** Whose page has it; null: it is in nobody's name whom the viewer's agency has entered. */
  clientPageId: string | null;
  title: string;
  number: number;
  status: OfferStatus;
  /** What the client has before them; null: nothing yet. */
  sent: { at: Date; viewedAt: Date | null } | null;
  /** A newer version is a draft. */
  hasDraft: boolean;
  /** When the draft was stored last. */
  draftAt: Date | null;
  alternatives: LineAlternative[];
  /** What the client has approved. */
  approval: { at: Date; position: number; title: string; leadId: string | null; status: LeadStatus | null } | null;
  /** What there is to do with it; null: nothing, or it is on its way. */
  step: NextStep | null;
  /** Until when what was approved is held. */
  heldUntil: Date | null;
  /** Questions of the client that nobody has answered, and the last of them. */
  owed: { count: number; by: string; text: string; at: Date } | null;
  /** The last of its journeys is over. */
  isOver: boolean;
  /** There is an address, and nothing newer that has not been sent. */
  canRemind: boolean;
  /** Of the newest version: what a reminder or the next version is about. */
  newest: { number: number; revision: number; alternatives: number; isDraft: boolean; title: string };
  validUntil: PlainDate;
  agentId: string;
  agentName: string;
  updatedAt: Date;
};

export type OfferEventLine = {
  type: string;
  at: Date;
  number: number;
  actorName: string | null;
  /** Of what an admin did: the agency it was done for. */
  forAgency?: string;
};

/** An alternative as its agent keeps it. */
export type EditedAlternative = {
  id: string;
  lead: { _id: string; reference: string; status: LeadStatus; isProperty: boolean } | null;
  content: AlternativeContent;
  currency: string;
  /** What the rooms or the house cost, in minor units, without a markup; null: on request. */
  base: number | null;
  /** What is sold, in the reader's words: names of the rates, or the service level. */
  rates: string[];
  /** What the price covers, in the reader's words: of each room, or of the property. */
  boards: string[];
  /** Its lead's option, while it stands. */
  heldUntil: Date | null;
  /** Minor units. Absent for whom may not know what is earned. */
  earned?: { markup: number; commission: number };
  comments: OfferComment[];
};

/** What an agent took out of the draft, and can put back. */
export type TakenOut = { id: string; title: string; house: string; at: Date };

/** One version in the table of an offer's versions. */
export type OfferVersionLine = {
  number: number;
  begunAt: Date;
  /** Null: a draft. */
  sentAt: Date | null;
  viewedAt: Date | null;
  isApproved: boolean;
  alternatives: OfferChanges['added'];
  /** Against the version before; null: there was none. */
  changes: OfferChanges | null;
};

/** An offer in the editor. What it is made of (leads, markup) is the agency's own. */
export type OfferDetail = {
  _id: string;
  reference: string;
  clientFirstName: string;
  clientLastName: string;
  clientEmail: string | null;
  /** Of the version in the editor: the draft, else the newest one that was sent. */
  number: number;
  revision: number;
  savedAt: Date;
  isDraft: boolean;
  status: OfferStatus;
  /** When this version was begun. */
  begunAt: Date;
  /** What the client has before them, and since when. */
  sent: { number: number; at: Date; viewedAt: Date | null; validUntil: PlainDate; ids: string[] } | null;
  /** The address of its page; null while nothing was sent, and once the page is closed for good. */
  link: string | null;
  /** Who it was for has been erased: nothing can be sent to them, and they ask for nothing. */
  isErased: boolean;
  locale: Locale;
  title: string;
  letter: string;
  changeNote: string | null;
  validUntil: PlainDate;
  approval: { by: string; at: Date; alternativeId: string } | null;
  alternatives: EditedAlternative[];
  takenOut: TakenOut[];
  /** Whose leads it is made of; null where it has none. */
  clientId: string | null;
  /** Whose page has it: that client, where it is in their name and of the viewer's agency. */
  clientPageId: string | null;
  events: OfferEventLine[];
  /** The newest first. */
  versions: OfferVersionLine[];
  /** All that was said, in its order, also about what is no longer in it. */
  talk: (OfferComment & { id: string; alternativeId: string; isOwn: boolean })[];
  /** The last thing that happened with it; what comes after is heard by the stream. */
  lastEventId: string;
};

/** A lead that could be laid before a client. */
export type OfferableLead = {
  _id: string;
  clientId: string | null;
  clientName: string;
  /** Of the hotel or the property. */
  name: string;
  city: string;
  guests: number;
  checkIn: PlainDate;
  checkOut: PlainDate;
  /** As it was saved, in minor units; null: on request. */
  price: { currency: string; total: number } | null;
  savedAt: Date;
};
