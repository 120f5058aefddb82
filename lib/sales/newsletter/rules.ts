/** The privacy policy says 14 days (§11): later the link is void, and `purge_expired` of the database deletes the sign-up. */
export const CONFIRM_WITHIN_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

type Subscription = { status: 'pending' | 'confirmed' | 'unsubscribed'; requestedAt: Date };

/** Whether the link of its first mail still leads somewhere: one that is confirmed is confirmed once more. */
export function canBeConfirmed({ status, requestedAt }: Subscription, now: Date): boolean {
  if (status !== 'pending') return status === 'confirmed';
  return now.getTime() - requestedAt.getTime() < CONFIRM_WITHIN_MILLISECONDS;
}
