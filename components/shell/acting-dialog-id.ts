/** The dialog that says a switch is under way, or that it failed; it stands in every admin's page. */
export const ACTING_DIALOG = 'acting-dialog';
