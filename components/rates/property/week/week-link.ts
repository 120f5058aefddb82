/** A cell of the season that can be asked for: the link to its enquiry. */
export const WEEK_LINK = 'a.slots';
