import type { Text } from '../types';

export type AlpinePageContent = {
  /** Ascii form, stable id of the page (`kitzbuehel`). */
  slug: string;
  /** `ids`: country, region or city ids; empty for `overview`. */
  place: { kind: 'overview' | 'country' | 'region' | 'city' | 'cityGroup'; ids: string[] };
  /** The same on both hosts, umlauts kept, NFC (rule 1.8). */
  path: string;
  /** `<title>`, at most 60 characters. */
  title: Text;
  heading: Text;
  /** Meta description, 110–155 characters. */
  summary: Text;
  /** One sentence under the heading, set in the serif. */
  lead: Text;
  /** Markdown with `##` headings. */
  body: Text;
  /** File name in media/. */
  picture: string;
};
