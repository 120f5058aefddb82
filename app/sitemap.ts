import type { MetadataRoute } from 'next';
import { currentHost } from '@/lib/seo/host';
import { sitemapEntries } from '@/lib/seo/sitemap';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { isIndexable, locale } = await currentHost();
  return isIndexable ? sitemapEntries(locale) : [];
}
