/** One mail, complete. The text and the HTML say the same. */
export type Mail = {
  /** With angle brackets; the same on every attempt, so that a repeated delivery can be recognised. */
  messageId: string;
  /** A bare address. */
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Letters to a list: where a mail program posts to when its reader leaves with one click (RFC 8058). */
  oneClickUnsubscribe?: string;
};

export type MailPort = {
  /** Resolves once the other side has taken the mail; delivering one twice must do no harm. */
  send(mail: Mail): Promise<void>;
  close(): void;
};
