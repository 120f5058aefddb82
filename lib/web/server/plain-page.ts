import type { Locale } from '@/lib/platform/i18n/locale';

type Words = { title: string; text: string; retry: string };

const STYLE =
  'body{margin:0;padding:8vh 6vw;background:#fbfaf7;color:#1b2423;font:18px/1.5 Georgia,serif}.brand{margin:0 0 12vh;font-size:28px;font-weight:300;letter-spacing:-.02em}h1{margin:0;font-size:clamp(34px,6vw,64px);font-weight:400;line-height:1.1;text-wrap:balance}.text{max-width:34em;margin:24px 0}a{color:inherit;text-underline-offset:4px}';

/** What the page needs of a content policy. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A whole page for when nothing can be read or rendered: it names its brand and fetches nothing. Words of ours only. */
export function plainPage(locale: Locale, { title, text, retry }: Words, brand = ''): string {
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head><body>${brand && `<p class="brand">${brand}</p>`}<main><h1>${title}</h1><p class="text">${text}</p><p><a href="">${retry}</a></p></main></body></html>`;
}
