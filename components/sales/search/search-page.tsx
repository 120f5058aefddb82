import Link from 'next/link';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import type { AnswerPage } from '@/lib/sales/search/queries/answer';
import type { Asked, SearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import { readPlaceWords } from '@/lib/sales/search/queries/listing';
import { FilterBar } from './filter-bar';
import { MapToggle } from './map-toggle';
import { SearchResults } from './results';
import { SearchFrame } from './search-frame';
import { SortMenu } from './sort-menu';
import { getSearchTitle } from './title';

type Props = {
  asked: Asked;
  answer: AnswerPage;
  catalogue: SearchCatalogue;
  today: PlainDate;
  locale: Locale;
};

export async function SearchPage({ asked, answer, catalogue, today, locale }: Props) {
  const { filter, order, destination } = asked;
  const [t, title] = await Promise.all([getTranslations('search'), getSearchTitle(asked)]);
  const country = catalogue.countries.find(({ id }) => id === destination?.countryId);
  const words = country && destination && (await readPlaceWords(destination, country, locale));
  const hasMap = answer.properties.length + answer.others.length > 0;
  const mapLabels = { map: t('map'), hide: t('hideMap'), show: t('showMap') };
  const count = (
    <p role="status" className="flex items-center gap-2 whitespace-nowrap text-soft">
      {t('results', { count: answer.total })}
      <Spinner label={t('searching')} />
    </p>
  );
  const reset = Object.values(filter).some((value) => value !== undefined) && (
    <Link
      href={paths.search()}
      prefetch={false}
      scroll={false}
      data-search-reset
      className="py-1 text-13 whitespace-nowrap underline decoration-accent underline-offset-4 hover:decoration-current"
    >
      {t('reset')}
    </Link>
  );
  return (
    <SearchFrame address={searchPath(filter, { order })} isLive>
      <header className="wrap grid-12 items-end gap-y-4 pt-8 pb-7 menu:pt-[72px] menu:pb-12">
        <div className="col-span-12 menu:col-span-7">
          {country && country.name !== destination?.name && <p className="mb-4 text-14 text-soft">{country.name}</p>}
          <h1 className="text-64">{title}</h1>
        </div>
        <p className="lead col-span-12 text-pretty menu:col-span-5 menu:col-start-8">{words?.lead || t('intro')}</p>
      </header>
      <FilterBar
        id="search-filter"
        {...{ filter, order, destination, catalogue, today, locale }}
        isLive
        total={answer.total}
        end={
          <>
            <div className="hidden wide:block">
              {count}
              {reset}
            </div>
            <SortMenu filter={filter} order={order} />
            {hasMap && <MapToggle labels={mapLabels} isNarrow={false} />}
          </>
        }
        mapToggle={hasMap && <MapToggle labels={mapLabels} isNarrow />}
      />
      <div className="wrap flex items-center justify-between gap-4 pt-4 text-14 wide:hidden">
        {count}
        <div className="mr-auto hidden menu:block">{reset}</div>
        <div className="menu:hidden">
          <SortMenu filter={filter} order={order} />
        </div>
      </div>
      <SearchResults asked={asked} answer={answer} locale={locale} />
    </SearchFrame>
  );
}

/** Only while the browser fetches again: the first answer comes with the page. */
function Spinner({ label }: { label: string }) {
  return (
    <span className="search-spinner">
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        className="animate-spin no-motion:animate-none"
        aria-hidden="true"
      >
        <path d="M7 1a6 6 0 1 1-6 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
