import { paths } from './paths';
import { slugOfWord } from './slug';

type ListedRedirect = { from: string; to: string };

/** Moved for good (308), literally as they were once published (rule 1.9). `from` is readable, not encoded. */
export const listedRedirects: readonly ListedRedirect[] = [
  { from: '/die-besten-chalets-der-alpen', to: paths.alpine('overview') },
  { from: '/chalets', to: paths.alpine('overview') },
  { from: '/luxus-ski-hotels', to: paths.alpine('overview') },
  { from: '/luxus-ski-hotels/schweiz', to: paths.alpine('schweiz') },
  { from: '/luxus-ski-hotels/österreich', to: paths.alpine('oesterreich') },
  { from: '/luxus-ski-hotels/frankreich', to: paths.alpine('frankreich') },
  { from: '/events', to: paths.landing() },
  { from: '/über-uns', to: paths.info('about', 'en') },
  { from: '/über-uns/referenzen', to: paths.info('about', 'en') },
  { from: '/jetzt-anfragen', to: paths.generalEnquiry() },
  { from: '/anfrage', to: paths.generalEnquiry() },
  { from: '/chalets/österreich/sonstige', to: paths.listing({ propertyType: 'chalet', countryId: 'AT' }, 'de') },
  { from: '/chalets/osterreich/sonstige', to: paths.listing({ propertyType: 'chalet', countryId: 'AT' }, 'de') },
];

const targets: ReadonlyMap<string, string> = new Map(
  listedRedirects.map(({ from, to }) => [slugPath(from.split('/').filter(Boolean)) ?? '', to]),
);

/** @param segments decoded; umlauts match in every spelling, `über-uns` as `ueber-uns`. */
export function listedRedirect(segments: readonly string[]): string | null {
  const key = slugPath(segments);
  return key === null || key === '' ? null : (targets.get(key) ?? null);
}

/** The path with every segment as a slug; null when a segment could not be a name. */
export function slugPath(segments: readonly string[]): string | null {
  const slugs = segments.map(slugOfWord);
  return slugs.includes(null) ? null : slugs.join('/');
}
