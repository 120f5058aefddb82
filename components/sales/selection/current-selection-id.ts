/** The panel's place in the page: other parts lead to it. */
export const CURRENT_SELECTION = 'current-selection';
