import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ResellerBadge, ResellerWhy } from '@/components/catalogue/hotel/reseller';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { referenceSetting } from '@/components/sales/lead/interest-form/setting';
import { InterestPage } from '@/components/sales/selection/interest/interest-page';
import { SelectionFrame } from '@/components/sales/selection/selection-frame';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotel } from '@/lib/catalogue/hotel/queries/detail';
import { canSeeCommission } from '@/lib/people/access/agency';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { unsaid } from '@/lib/platform/i18n/unsaid';
import { asksForCardMember } from '@/lib/sales/lead/rules/card-member';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { params: Promise<{ hotelId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('interest'))('title') };
}

/** The selection itself stands in the browser: without one of this hotel the page leads back to its rooms. */
export default async function SaveInterestPage({ params }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [{ hotelId }, { locale, includeDemos }, brand] = await Promise.all([params, getPage(), currentBrand()]);
  // Next hands parameters on as they stand in the address.
  const hotel = await getHotel(decodeURIComponent(hotelId), locale, showsDemoHotels(viewer, includeDemos));
  if (!hotel) redirect(paths.hotels());

  const { interest: words } = messages[locale];
  const setting = {
    hotel: { id: hotel._id, name: hotel.name },
    programmes: hotel.memberOfPrograms.map(({ name }) => name),
    bookingReference: referenceSetting(brand.bookingReference, words.bookingReference),
    clientReference: referenceSetting(brand.clientReference, words.clientReference),
    asksForCardMember: asksForCardMember(viewer),
    hasMarkup: brand.offerMarkup.isSupported,
    isClientSafe: viewer.isClientSafe,
    packageRulesAddress: paths.info('package-rate-rules', locale),
    words: canSeeCommission(viewer, brand)
      ? words
      : unsaid(words, 'commissionStays', 'earns', 'commission', 'markupEarns'),
  };
  return (
    <div className="mx-auto w-full max-w-[1240px] px-4 pt-4 pb-16 desk:px-8">
      <VerificationNotice viewer={viewer} />
      <SelectionFrame>
        <InterestPage
          setting={setting}
          notice={
            hotel.isReseller && (
              <div className="mt-3 grid justify-items-start gap-1">
                <ResellerBadge />
                <ResellerWhy className="" />
              </div>
            )
          }
        />
      </SelectionFrame>
    </div>
  );
}
