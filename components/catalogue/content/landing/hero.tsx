import Link from 'next/link';
import { SearchStrip } from '@/components/sales/search/search-strip';
import { PageHero } from '@/components/shell/page-hero';
import { buttonClass } from '@/components/ui/button';
import { getPictures } from '@/lib/catalogue/content/queries';
import { hotelsTag } from '@/lib/catalogue/hotel/keys';
import { listConsumerHotels } from '@/lib/catalogue/hotel/queries/list';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { hotelSuggestions } from '@/lib/sales/search/destinations';
import { getSearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import { tagPage } from '@/lib/web/page-cache/tags';

const MOST_GUESTS = 24;

/** The property stands right of the sentence, whose four lines lie over the dark firs (mock, note 8); its ridge is never cut. */
const anchoredLeft =
  'absolute top-0 left-0 h-full w-full max-w-none object-cover object-[52%_30%]! desk:w-[140%] desk:object-[0_34%]! menu:w-[111.2%] min-[1800px]:object-[0_24%]';

type Props = {
  locale: Locale;
  includeDemos: boolean;
  /** Nothing is listed yet: people are asked what they look for instead. */
  isEmpty: boolean;
};

export async function LandingHero({ locale, includeDemos, isEmpty }: Props) {
  const [t, none, strip, search, [picture], { suggestions }, hotels, today] = await Promise.all([
    getTranslations('landing'),
    getTranslations('destination.none'),
    getTranslations('landing.search'),
    getTranslations('search'),
    getPictures(['exterior-03'], locale),
    getSearchCatalogue(locale, includeDemos),
    listConsumerHotels(locale, includeDemos),
    clock.today(),
    tagPage(hotelsTag),
  ]);
  if (!picture) return null;
  return (
    <PageHero picture={picture} pictureClass={anchoredLeft} isTall>
      <div className="wrap pb-6 desk:pb-14">
        <h1 className="text-64">
          {(['first', 'second', 'third', 'fourth'] as const).map((line) => (
            <span key={line} className="block">
              {t(`sentence.${line}`)}{' '}
            </span>
          ))}
        </h1>
      </div>
      <div className={`wrap pb-8 ${isEmpty ? 'desk:pb-14' : 'desk:hidden'}`}>
        <Link
          href={isEmpty ? paths.generalEnquiry() : `${paths.search()}#search-filter`}
          prefetch={false}
          className={buttonClass('paper', 'h-14 w-full text-16 tracking-normal desk:w-auto desk:px-12')}
        >
          {isEmpty ? none('ask') : t('findHouse')}
        </Link>
      </div>
      {!isEmpty && (
        <div className="wrap hidden desk:block">
          <SearchStrip
            action={paths.search()}
            today={today}
            suggestions={[...suggestions, ...hotelSuggestions(hotels)]}
            labels={{
              name: strip('name'),
              destination: strip('destination'),
              anywhere: strip('anywhere'),
              noResults: search('noResultsFound'),
              checkIn: strip('checkIn'),
              checkOut: strip('checkOut'),
              anyDay: strip('anyDay'),
              guests: strip('guests'),
              anyNumber: strip('anyNumber'),
              guestNumbers: Array.from({ length: MOST_GUESTS }, (_, index) => strip('adults', { count: index + 1 })),
              submit: t('findHouse'),
            }}
          />
        </div>
      )}
    </PageHero>
  );
}
