import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { CONFIRM_WITHIN_MILLISECONDS } from '@/lib/sales/newsletter/rules';

const DAY = 24 * 60 * 60 * 1000;
/** Long enough to look into what was delivered, and never shorter than the attempts of an undelivered row. */
const OUTBOX_KEPT = 30 * DAY;
const CLICK_LOG_KEPT = 90 * DAY;
const MONTHS_OF_ENQUIRIES = 24;
const YEARS_OF_PROOF = 3;

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** Deletes what the privacy policy (§11) says is not kept any longer. Safe to run anywhere, any number of times. */
export async function purgeExpired(now = clock.machine()): Promise<Record<string, number>> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const enquiryLimit = monthsBefore(now, MONTHS_OF_ENQUIRIES);
  const expired = { expiresAt: { lt: now } };
  const deletions = {
    formOutcome: () => db.formOutcome.deleteMany({ where: expired }),
    idempotencyKey: () => db.idempotencyKey.deleteMany({ where: expired }),
    rateLimiter: () => db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } }),
    unconfirmedSubscription: () =>
      db.newsletterSubscription.deleteMany({
        where: { status: 'pending', requestedAt: { lt: before(CONFIRM_WITHIN_MILLISECONDS) } },
      }),
    endedSubscription: () =>
      db.newsletterSubscription.deleteMany({
        where: { status: 'unsubscribed', unsubscribedAt: { lt: monthsBefore(now, 12 * YEARS_OF_PROOF) } },
      }),
    // Ended by its cookie's time, or left on the way to the issuer's own sign-out.
    endedSession: () => scoped('system', (tx) => tx.session.deleteMany({ where: { endsAt: { lt: before(DAY) } } })),
    frontendLog: () => db.frontendLog.deleteMany({ where: { at: { lt: before(CLICK_LOG_KEPT) } } }),
    // Bookings come with the agency platform; until then no enquiry leads to one.
    enquiry: () => db.enquiry.deleteMany({ where: { createdAt: { lt: enquiryLimit } } }),
    contactMessage: () => db.contactMessage.deleteMany({ where: { createdAt: { lt: enquiryLimit } } }),
    developmentMail: () => db.developmentMail.deleteMany({ where: { at: { lt: before(OUTBOX_KEPT) } } }),
    deliveredOutbox: () => db.outbox.deleteMany({ where: { deliveredAt: { lt: before(OUTBOX_KEPT) } } }),
    failedOutbox: () => db.outbox.deleteMany({ where: { failedAt: { lt: before(CLICK_LOG_KEPT) } } }),
  };
  const deleted: Record<string, number> = {};
  for (const [name, run] of Object.entries(deletions)) {
    const { count } = await run();
    if (count > 0) deleted[name] = count;
  }
  if (Object.keys(deleted).length > 0) log.info(deleted, 'purged');
  return deleted;
}
