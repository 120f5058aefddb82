import { type HTMLElement, parse } from 'node-html-parser';

export type Page = {
  document: HTMLElement;
  /** Language of the root element. */
  lang: string | null;
  title: string;
  description: string;
  canonical: string | null;
  alternates: Record<string, string>;
  robots: string | null;
  jsonLd: { '@type': string; [key: string]: unknown }[];
};

/** The raw answer of the server as a crawler reads it: no JavaScript runs. */
export function readPage(html: string): Page {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    document,
    lang: attribute('html', 'lang'),
    title: document.querySelector('title')?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    robots: attribute('meta[name="robots"]', 'content'),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  };
}
