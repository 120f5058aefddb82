/** The house of the product sits in Munich: its hours, its answers and its audit go by the clocks there. */
export const OFFICE_TIME_ZONE = 'Europe/Berlin';
