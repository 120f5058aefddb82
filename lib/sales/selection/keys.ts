/** Of the browser's local storage (specification 1 §4, Cart). */
export const SELECTION_KEY = 'hotel_shopping_cart';
