/** Holds the last open tab of a hotel; ends with the browser's session. */
export const TAB_COOKIE = 'hotel-tab';
