/** One mail, complete. The text and the HTML say the same. */
export type Mail = {
  /** With angle brackets; the same on every attempt, so that a repeated delivery can be recognised. */
  messageId: string;
  /** The name it comes from; the address is the installation's. */
  from: { name: string };
  /** A bare address. */
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Pictures that travel with it; the HTML names them `cid:<id>`. */
  inline?: readonly { id: string; png: Uint8Array }[];
  /** Letters to a list: where a mail program posts to when its reader leaves with one click (RFC 8058). */
  oneClickUnsubscribe?: string;
};

export type MailPort = {
  /** Resolves once the other side has taken the mail; delivering one twice must do no harm. */
  send(mail: Mail): Promise<void>;
  close(): void;
};
