import type { PlainDate } from '@/lib/platform/dates';
import type { PictureValue } from '@/lib/platform/media/types';

/** Words that marketing may change without a release, in one language. */
export type Content = {
  slug: string;
  title: string;
  heading: string;
  /** Meta description. */
  summary: string;
  lead: string;
  /** Markdown with tables; headings begin at the second level. */
  body: string;
  picture: PictureValue | null;
  updatedOn: PlainDate | null;
};

export type Testimonial = { id: string; quote: string; author: string; isDemonstration: boolean };
