/** Of the browser's local storage (rule 4.15). */
export const SELECTION_KEY = 'hotel_shopping_cart';
