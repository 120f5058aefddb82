/** What the server may send of a page, in kilobytes of Brotli; pages that are not named are told. */
export const limits = { property: 30 };
