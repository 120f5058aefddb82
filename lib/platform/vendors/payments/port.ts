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
};

export type Transfer = {
  id: string;
  /** By the processor's code, once the money has come back; null: it has not. */
  returnedFor: string | null;
};

/** The processor has said no: nothing was sent, and asking again is no use. */
export class TransferRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Pays commission out to agencies. Every method throws when the processor cannot be reached within its time. */
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
  /** Throws on a signature that is not the processor's. */
  readNotice(rawBody: string, signature: string): ProcessorNotice;
};
