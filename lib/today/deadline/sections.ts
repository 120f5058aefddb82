/** How near it is; apart from words, which a browser need not have. */
export type Section = 'overdue' | 'soon' | 'today' | 'tomorrow' | 'later';
export const sections: readonly Section[] = ['overdue', 'soon', 'today', 'tomorrow', 'later'];
