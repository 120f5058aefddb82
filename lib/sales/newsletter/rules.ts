/** The privacy policy says 14 days (§11): later the link is void, and `purge_expired` of the database deletes the sign-up. */
export const CONFIRM_WITHIN_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;
