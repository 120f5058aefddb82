import type { Text } from '../types';

/** One information page; the texts of both languages say the same. */
export type InfoPageContent = {
  slug: string;
  /** `<title>`, at most 60 characters, without the brand: partner hosts show the legal pages too. */
  title: Text;
  heading: Text;
  /** Meta description, 110–155 characters, unique. */
  summary: Text;
  /** One or two sentences in the serif under the heading. */
  lead: Text;
  /** Markdown: `##` sections, lists, tables, links. No HTML, no headings of another level. */
  body: Text;
  /** File name in media/. */
  picture: string | null;
  /** Day of the last change, shown on legal pages. */
  updatedOn: '2026-10-01' | '2026-11-27' | null;
};
