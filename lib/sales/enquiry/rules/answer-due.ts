const REPLY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Until when whoever enquired has our answer (rule 6.5). */
export function answerDue(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REPLY_MILLISECONDS);
}

/** What guest and office call an enquiry on the telephone: the beginning of its id, eight letters and digits. */
export function enquiryReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
