import type { Metadata } from 'next';
import type { Content } from '@/lib/catalogue/content/types';
import { alternateUrls, canonicalUrl, paths, publicOrigins, translatePath } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';

type PageMetadata = {
  locale: Locale;
  /** Path of the page in its own language, as `paths` builds it. */
  path: string;
  /** Without the brand. */
  title: string;
  description: string;
  /** False for pages that are not to be found: answers, forms of a property, properties without sales information. */
  isIndexable?: boolean;
  /** Where the content really lives, when not here: a form's page names the property. */
  canonicalPath?: string;
  /** What the picture for shared links shows; the site itself when absent. */
  share?: ShareSubject;
};

/** Parameters of `/api/share-picture`: ids only, so nobody can put words of theirs on our picture. */
export type ShareSubject = { property: string } | { content: string } | { city: string } | { country: string };

const SITE_NAME = 'Alpenglow';
const openGraphLocale: Record<Locale, string> = { en: 'en_GB', de: 'de_DE' };

/**
 * Head of a page: title and description of its own, canonical and alternates on the public hosts (rule 1.7,
 * "Search engines"), Open Graph with a generated picture. Title and description are required so no page forgets them.
 */
export function pageMetadata(page: PageMetadata): Metadata & { title: { absolute: string }; description: string } {
  const { locale, path, title, description, isIndexable = true, canonicalPath = path, share } = page;
  // A title that has our name already does not say it twice.
  const absolute = path === paths.landing() || title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
  const picture = {
    url: new URL(paths.api.sharePicture({ lang: locale, ...share }), publicOrigins[locale]).href,
    width: 1200,
    height: 630,
  };
  return {
    title: { absolute },
    description,
    alternates: {
      canonical: canonicalUrl(translatePath(canonicalPath, locale), locale),
      ...(isIndexable ? { languages: alternateUrls(canonicalPath) } : {}),
    },
    ...(isIndexable ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      siteName: SITE_NAME,
      title,
      description,
      url: canonicalUrl(translatePath(canonicalPath, locale), locale),
      locale: openGraphLocale[locale],
      images: [{ ...picture, alt: title }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  };
}

/** Head of a page of words: its title and summary, and its own picture for shared links. */
export function contentMetadata({ content, ...place }: { content: Content; locale: Locale; path: string }) {
  const { title, summary, slug } = content;
  return pageMetadata({ ...place, title, description: summary, share: { content: slug } });
}
