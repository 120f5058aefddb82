/** The panel's place in the page: other parts lead to it. */
export const CURRENT_SELECTION = 'current-selection';

/** Of the quiet links in it. */
export const selectionLinkClass =
  'min-h-6 text-13 text-main-ink underline decoration-main-light1 underline-offset-3 hover:decoration-current';
