import 'server-only';
import { wordsAddress } from '@/lib/catalogue/content/words';
import { scoped } from '@/lib/people/scope';
import { infoSlugs, ldsPages } from '@/lib/platform/addresses/pages';
import { paths } from '@/lib/platform/addresses/paths';
import { type CountryId, countrySlugs } from '@/lib/platform/addresses/slug';
import type { Locale } from '@/lib/platform/i18n/locale';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ManagedKind } from './types';

function pageOf(id: string, locale: Locale): string | null {
  const info = infoSlugs.find((slug) => slug === id);
  if (info) return paths.info(info, locale);
  const made = wordsAddress(id.replaceAll('~', '/'));
  if (made) return paths.words(made);
  if (id === 'concierge-jobs') return paths.conciergeJobs();
  if (id === 'lds') return paths.lds();
  if (id === 'help-centre') return paths.helpCentre();
  const lds = ldsPages.find((slug) => `lds~${slug}` === id);
  return lds ? paths.lds(lds) : null;
}

/** Where an agency reads it; null where none does, for a page of the storefront alone. */
export async function getManagedAddress(
  viewer: Viewer,
  kind: ManagedKind,
  id: string,
  locale: Locale,
): Promise<string | null> {
  requireAdmin(viewer);
  if (kind === 'hotels') return paths.hotel(id);
  if (kind === 'pages') return pageOf(id, locale);
  if (kind === 'jobs') return paths.conciergeJob(id.replace(/^concierge-jobs~/, ''));
  if (kind !== 'rooms' && kind !== 'inspiration' && kind !== 'properties') return null;
  return scoped(viewer, async (tx) => {
    if (kind === 'rooms') {
      const room = await tx.room.findUnique({ where: { id }, select: { hotelId: true } });
      return room && paths.hotel(room.hotelId, { tab: 'rooms' });
    }
    if (kind === 'inspiration') {
      const post = await tx.inspirationPost.findUnique({ where: { id }, select: { hotelId: true } });
      return post && paths.inspiration(post.hotelId);
    }
    const property = await tx.property.findUnique({
      where: { id },
      select: { propertyType: true, slug: true, cityId: true, city: { select: { countryId: true } } },
    });
    if (!property || !Object.hasOwn(countrySlugs, property.city.countryId)) return null;
    const { propertyType, slug, cityId: citySlug, city } = property;
    return paths.property({ propertyType, countryId: city.countryId as CountryId, citySlug, slug }, locale);
  });
}
