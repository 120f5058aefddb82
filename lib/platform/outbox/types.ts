import { z } from 'zod';
import { locales } from '@/lib/platform/i18n/locale';
import { leadNotices } from './lead-notices';

export const MAIL_TOPIC = 'mail';

/** In whose brand it is written; its links lead to that brand's own address, whatever host a request came to. */
const about = { brandId: z.string() };

/** What a client did with an offer. */
export const offerNotices = ['commented', 'approved'] as const;
export type OfferNotice = (typeof offerNotices)[number];

/** What became of a payout. */
export const payoutNews = ['paid', 'failed', 'returned', 'held'] as const;
export type PayoutNews = (typeof payoutNews)[number];

/**
 * What a mail is about, by reference: the worker reads the rows when it writes the mail, so personal data stands in one
 * place only. Tokens are never in here.
 */
export const mailPayloadSchema = z.discriminatedUnion('mail', [
  z.object({ mail: z.literal('enquiryOffice'), enquiryId: z.string(), ...about }),
  z.object({ mail: z.literal('enquirySender'), enquiryId: z.string(), ...about }),
  z.object({ mail: z.literal('contactOffice'), contactMessageId: z.string(), ...about }),
  z.object({ mail: z.literal('contactSender'), contactMessageId: z.string(), ...about }),
  z.object({ mail: z.literal('newsletterConfirm'), subscriptionId: z.string(), ...about }),
  z.object({ mail: z.literal('newsletterKnown'), subscriptionId: z.string(), ...about }),
  z.object({ mail: z.literal('newsletterWelcome'), subscriptionId: z.string(), ...about }),
  z.object({ mail: z.literal('accountVerify'), codeId: z.string(), ...about }),
  z.object({ mail: z.literal('accountKnown'), accountId: z.string(), ...about }),
  z.object({ mail: z.literal('passwordReset'), codeId: z.string(), ...about }),
  z.object({ mail: z.literal('passwordChanged'), accountId: z.string(), ...about }),
  z.object({ mail: z.literal('invitation'), invitationId: z.string(), locale: z.enum(locales), ...about }),
  z.object({ mail: z.literal('colleagueJoined'), invitationId: z.string(), ...about }),
  z.object({ mail: z.literal('hotelClaimed'), invitationId: z.string(), ...about }),
  z.object({ mail: z.literal('verificationAsked'), agencyId: z.string(), ...about }),
  z.object({
    mail: z.literal('verificationDecided'),
    agencyId: z.string(),
    userId: z.string(),
    decision: z.enum(['verified', 'rejected']),
    locale: z.enum(locales),
    ...about,
  }),
  z.object({
    mail: z.literal('destinationAnswered'),
    destinationRequestId: z.string(),
    locale: z.enum(locales),
    ...about,
  }),
  z.object({
    mail: z.literal('leadNotice'),
    leadId: z.string(),
    notice: z.enum(leadNotices),
    to: z.enum(['agent', 'supplier']),
    locale: z.enum(locales),
    ...about,
  }),
  /** What a colleague still had to do was given to another one: to whom it was given, and to whoever had it. */
  z.object({
    mail: z.literal('handedOver'),
    to: z.enum(['taker', 'giver']),
    agencyId: z.string(),
    fromId: z.string(),
    toId: z.string(),
    byId: z.string(),
    leadIds: z.array(z.string()),
    offerIds: z.array(z.string()),
    locale: z.enum(locales),
    ...about,
  }),
  z.object({ mail: z.literal('disputeOffice'), leadId: z.string(), ...about }),
  z.object({ mail: z.literal('bookingOffice'), leadId: z.string(), ...about }),
  z.object({
    mail: z.literal('cancellationAsked'),
    leadId: z.string(),
    to: z.enum(['office', 'guest']),
    ...about,
  }),
  z.object({ mail: z.literal('offerSent'), offerId: z.string(), number: z.int(), ...about }),
  z.object({ mail: z.literal('offerReplied'), offerId: z.string(), commentId: z.string(), ...about }),
  z.object({
    mail: z.literal('offerNotice'),
    offerId: z.string(),
    notice: z.enum(offerNotices),
    /** What the client said; absent in rows of an earlier release. */
    commentId: z.string().optional(),
    locale: z.enum(locales),
    ...about,
  }),
  z.object({ mail: z.literal('paymentLink'), linkId: z.string(), ...about }),
  /** A payment that arrived, one that arrived beside it and goes back, or one that went back although it had settled its due. */
  z.object({
    mail: z.literal('payment'),
    checkoutId: z.string(),
    news: z.enum(['paid', 'surplus', 'back']),
    to: z.enum(['client', 'agent']),
    ...about,
  }),
  /** What is due for somebody on the day it is written. */
  z.object({ mail: z.literal('digest'), userId: z.string(), ...about }),
  z.object({
    mail: z.literal('payout'),
    payoutId: z.string(),
    userId: z.string(),
    news: z.enum(payoutNews),
    ...about,
  }),
  z.object({
    mail: z.literal('hotelEnquiry'),
    enquiryId: z.string(),
    /** Null: the reservations team. */
    salesManagerId: z.string().nullable(),
    ...about,
  }),
  z.object({
    mail: z.literal('crashReport'),
    location: z.string(),
    error: z.string(),
    hasReloaded: z.boolean(),
    /** Who was signed in, if anybody. Letters that waited during a release do not say. */
    userId: z.string().nullable().default(null),
    requestId: z.string(),
    at: z.iso.datetime(),
    ...about,
  }),
]);

export type MailPayload = z.infer<typeof mailPayloadSchema>;

/** The payment stand-in's events: signed and posted to our own webhook, as the processor would post them. */
export const SANDBOX_TOPIC = 'sandboxNotice';
const checkoutEvents = ['checkout.session.completed', 'checkout.session.expired', 'charge.refunded'] as const;
export type CheckoutEvent = (typeof checkoutEvents)[number];
export const sandboxNoticeSchema = z.union([
  z.strictObject({ eventId: z.string(), accountId: z.string() }),
  z.strictObject({
    eventId: z.string(),
    payoutId: z.string(),
    event: z.enum(['transfer.created', 'transfer.reversed']),
  }),
  z.strictObject({ eventId: z.string(), checkoutId: z.string(), event: z.enum(checkoutEvents) }),
]);
export type SandboxNotice = z.infer<typeof sandboxNoticeSchema>;

/** A payout is to be handed to the payment processor. */
export const TRANSFER_TOPIC = 'payoutTransfer';
export const transferSchema = z.strictObject({ payoutId: z.string() });

/** A client's checkout is to be closed at the payment processor, or what was paid there sent back. */
export const CHECKOUT_TOPIC = 'checkoutDeed';
export const checkoutDeedSchema = z.strictObject({ checkoutId: z.string(), deed: z.enum(['close', 'giveBack']) });
export type CheckoutDeed = z.infer<typeof checkoutDeedSchema>;

/** Messages of a conversation up to this one are to stand in the chat service. */
export const CHAT_TOPIC = 'chatMirror';
export const chatMirrorSchema = z.strictObject({ conversationId: z.string(), sequence: z.int() });
export type ChatMirror = z.infer<typeof chatMirrorSchema>;

/** A message that the chat service has lost a person by an erasure, which wrote this row. */
export const CHAT_ERASED_TOPIC = 'chatErased';
export const chatErasedSchema = z.strictObject({ messageId: z.string() });

/** A row a worker has claimed. `attempts` is also the fence: a worker that lost its claim settles nothing. */
export type ClaimedRow = {
  id: bigint;
  topic: string;
  dedupeKey: string;
  payload: unknown;
  attempts: number;
  createdAt: Date;
};
