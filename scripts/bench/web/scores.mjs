/** Lighthouse's categories, by their ids. Apart from its runner, which takes a second to load. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
