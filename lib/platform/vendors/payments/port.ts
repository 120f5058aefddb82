import type { Locale } from '@/lib/platform/i18n/locale';

/** What the processor says of an agency's account, in its own words (rule 5.6). */
export type AccountState = {
  detailsSubmitted: boolean;
  /** What the processor waits for now, as its own names; empty when nothing is. */
  currentlyDue: string[];
};

export type ProcessorNotice = {
  id: string;
  type: string;
  /** The account it is about; null for an event that concerns none. Events are a reason to look, never the truth. */
  accountId: string | null;
  /** The payout of ours whose transfer it is about. */
  payoutId: string | null;
  /** The checkout it is about, or one of its payments: what names neither concerns no client. */
  checkoutId: string | null;
  paymentId: string | null;
};

export type Transfer = {
  id: string;
  /** By the processor's code, once the money has come back; null: it has not. */
  returnedFor: string | null;
};

/** A client's payment, as the processor has it when asked. Minor units. */
export type Checkout = {
  id: string;
  /** What it was opened for, in our own words. */
  reference: string | null;
  state: 'open' | 'complete' | 'expired';
  /** Complete is not paid: a bank may take its days. */
  isPaid: boolean;
  /** The processor's page, while it is open. */
  address: string | null;
  amount: bigint;
  currency: string;
  email: string | null;
  /** Names the payment for a refund; null as long as there is none. */
  paymentId: string | null;
  returned: bigint;
};

export type CheckoutOrder = {
  /** Opens one checkout, however often it is asked with. */
  reference: string;
  lines: readonly { name: string; amount: bigint }[];
  currency: string;
  email: string | null;
  locale: Locale;
  /** Its card is used once more, without the client: a deposit is blocked on it. */
  keepsCard: boolean;
  endsAt: Date;
  /** Where the client comes back to; `CHECKOUT_ID` in them becomes the checkout's own. */
  success: string;
  canceled: string;
};

/** In an address the client comes back to: the processor puts the checkout's id there. */
export const CHECKOUT_ID = '{CHECKOUT_SESSION_ID}';

/** The processor has said no: nothing was sent, and asking again is no use. */
export class TransferRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** An amount that is blocked on a card, as the processor has it when asked. `released`: by us, by time or by the bank. */
export type Hold = { id: string; state: 'held' | 'released' | 'taken' };

export type HoldOrder = {
  /** Blocks one amount, however often it is asked with. */
  reference: string;
  /** Whose card it is: of a payment whose checkout has kept it. */
  paymentId: string;
  amount: bigint;
  currency: string;
};

/** The bank or the processor has said no: nothing is blocked, and asking again is no use. */
export class HoldRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Pays commission out to agencies, and takes what clients pay. Every method throws when the processor cannot be reached within its time. */
export type PaymentPort = {
  /** True while no keys are set: nothing leaves this machine and the page says so. */
  isSandbox: boolean;
  /** For the browser's widget; null in the sandbox. */
  publishableKey: string | null;
  /** Once per agency, however often it is called. */
  createAccount(agency: { id: string; name: string; email: string; country: string }): Promise<string>;
  readAccount(accountId: string): Promise<AccountState>;
  /** The secret the browser's widget works with; single use, short-lived, never stored or logged. */
  createSession(accountId: string): Promise<string>;
  /** The processor's own page, for browsers in which the widget cannot load. */
  createHostedLink(accountId: string, addresses: { again: string; done: string }): Promise<string>;
  /** Once per payout, however often it is called; returns the transfer's id. Throws `TransferRefused`. Minor units. */
  pay(payout: { payoutId: string; accountId: string; amount: bigint; currency: string }): Promise<string>;
  /** Null: the processor never had it. */
  findTransfer(payoutId: string): Promise<Transfer | null>;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Null: the processor knows none of that id. */
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /** By the id of its payment. */
  findCheckoutOf(paymentId: string): Promise<Checkout | null>;
  /** As it is afterwards: one that was paid a moment before stays paid. */
  closeCheckout(checkoutId: string): Promise<Checkout>;
  /** All of it, once, however often it is called. */
  giveBack(paymentId: string): Promise<void>;
  /** Throws `HoldRefused`. */
  hold(order: HoldOrder): Promise<Hold>;
  findHold(holdId: string): Promise<Hold>;
  /** As it is afterwards: one that is over stays what it was. */
  release(holdId: string): Promise<Hold>;
  /** Throws on a signature that is not the processor's. */
  readNotice(rawBody: string, signature: string): ProcessorNotice;
};
