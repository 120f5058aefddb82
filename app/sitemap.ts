import type { MetadataRoute } from 'next';
import { currentHost } from '@/lib/web/seo/host';
import { sitemapEntries } from '@/lib/web/seo/sitemap';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { isIndexable, locale } = await currentHost();
  return isIndexable ? sitemapEntries(locale) : [];
}
