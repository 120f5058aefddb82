import type { LightboxSlide } from './lightbox';

/** The pictures of links, as they stand in the page: it need not say them a second time for the browser. */
export function picturesIn(links: string): LightboxSlide[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(links)].flatMap((link) => {
    const image = link.querySelector('img');
    const size = (name: 'width' | 'height') => Number(image?.getAttribute(name));
    const src = link.getAttribute('href');
    return image && src ? [{ src, alt: image.alt, width: size('width'), height: size('height') }] : [];
  });
}
