import type { ReactNode } from 'react';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { getHotelContent } from '@/lib/catalogue/desk/queries/hotel';
import type { HotelContent } from '@/lib/catalogue/desk/types';
import { deskHotel } from '@/lib/people/access/hotel';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { currentBrand } from '@/lib/web/brand/page';

export type DeskSearchParams = Promise<{ hotel?: string | string[]; property?: string | string[] }>;

/** What `show` makes of the content of the contact's own hotel, or of the one an admin names in the address. */
export async function ownContent(
  viewer: Viewer | null,
  searchParams: DeskSearchParams,
  show: (content: HotelContent, locale: Locale) => ReactNode,
): Promise<ReactNode> {
  if (!viewer) return <NotRegistered />;
  const [{ locale }, { hotel }] = await Promise.all([getPage(), searchParams]);
  const hotelId = deskHotel(viewer, typeof hotel === 'string' ? hotel : undefined);
  const content = hotelId && (await getHotelContent(viewer, hotelId, locale));
  if (content) return show(content, locale);
  const brand = await currentBrand();
  return <EmptyPage name="desk" next={`mailto:${brand.email}`} />;
}
