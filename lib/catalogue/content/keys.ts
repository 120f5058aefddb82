/** Cache tag of all words marketing would change: pages and testimonials. */
export const contentsTag = 'contents';

/** Cache tag of what any page of the storefront may show and hardly ever changes: pictures, facilities, services, the day. */
export const storefrontTag = 'storefront';
