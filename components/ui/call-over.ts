/** Said at the document by a call that is over and that the page has followed: what is off now stays off. */
export const CALL_OVER = 'alpenglow:call-over';
