/** The wording of the privacy policy that a ticked box accepts: the date of its text. Kept with every consent. */
export const PRIVACY_VERSION = '2026-11-27';
