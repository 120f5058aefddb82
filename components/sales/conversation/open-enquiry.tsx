import { compactButtonClass } from '@/components/ui/compact-button';
import { getHotel } from '@/lib/catalogue/hotel/queries/detail';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { judge } from '@/lib/people/access/rules';
import { currentPath } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { Viewer } from '@/lib/platform/viewer/types';
import { currentBrand } from '@/lib/web/brand/page';
import { EnquiryTab } from './enquiry-tab';

/** Where a signing-in comes back to on the open page. */
const PLACE = 'enquiry';

type Props = { viewer: Viewer | null; hotel: PublicHotel; locale: Locale; includeDemos: boolean; now: Date };

/** On the hotel's open page: the chat for people of agencies; for anybody else the way to it, and back to this place. */
export async function OpenEnquiry({ viewer, hotel, locale, includeDemos, now }: Props) {
  const brand = await currentBrand();
  const { tab } = messages[locale].conversations;
  const detail = judge(viewer, 'hotels') === 'allowed' ? await getHotel(hotel._id, locale, includeDemos) : null;
  const callbackUrl = `${await currentPath()}#${PLACE}`;
  return (
    <div id={PLACE} className="mx-auto w-full max-w-[1440px] scroll-mt-20 px-4 pb-16 desk:px-8">
      {viewer && detail ? (
        <EnquiryTab viewer={viewer} brand={brand} hotel={detail} locale={locale} now={now} />
      ) : (
        <section className="max-w-[880px] rounded-desk border border-line bg-surface p-5 desk:p-6">
          <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{tab.unlock}</h2>
          <p className="mt-1 mb-4 text-soft">{tab.unlockText}</p>
          <a
            href={paths.api.signIn({ door: 'agency', callbackUrl, prompt: 'create' })}
            className={compactButtonClass()}
          >
            {tab.signUp}
          </a>
        </section>
      )}
    </div>
  );
}
