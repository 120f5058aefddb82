import type { MetadataRoute } from 'next';
import { publicOrigins } from '@/lib/platform/addresses/paths';
import { currentHost } from '@/lib/web/seo/host';

/** Hosts that are not to be found stay readable, so that crawlers see their `noindex`. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { isIndexable, locale } = await currentHost();
  if (!isIndexable) return { rules: { userAgent: '*', allow: '/' } };
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/share-picture'],
      // Every week of every property has an enquiry of its own: three thousand forms that a crawler need not read.
      disallow: ['/api/', '/*/enquire-now?', '/outcome', '/newsletter/', '/dev/'],
    },
    sitemap: `${publicOrigins[locale]}/sitemap.xml`,
  };
}
