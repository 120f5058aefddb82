import '../search.css';
import type { ReactNode } from 'react';
import { optionWords } from '@/components/rates/hold/option-words';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import type { AgencyAnswer, AgencyFoundProperty } from '@/lib/sales/search/queries/agency';
import type { Asked, SearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import { EmptyResults } from '../empty-results';
import { FilterBar } from '../filter-bar';
import { getFoundWords } from '../found-words';
import { SearchNotes } from '../notes';
import { ResultsMap } from '../results-map';
import { SearchFrame } from '../search-frame';
import { SortMenu } from '../sort-menu';
import { agencyRow, agencyRowWords } from './agency-row';
import { AgencyRows } from './agency-rows';

type Props = {
  title: string;
  asked: Asked;
  answer: AgencyAnswer;
  catalogue: SearchCatalogue;
  today: PlainDate;
  now: Date;
  locale: Locale;
  notice: ReactNode;
  /** A listing's own list; else every change of the filter is a search. */
  isListing?: boolean;
};

/** The houses of a search as somebody reads them who sells them. */
export async function AgencySearchPage(props: Props) {
  const { title, asked, answer, catalogue, today, now, locale, notice, isListing = false } = props;
  const { filter, order, destination } = asked;
  const [t, search, wordsOf] = await Promise.all([
    getTranslations('chalets.list'),
    getTranslations('search'),
    getFoundWords({ filter: isListing ? {} : filter, locale, isCountryKnown: destination !== null }),
  ]);
  const option = optionWords(locale, now);
  const { properties, others, total, relaxed, page, pages } = answer;
  const list = (found: readonly AgencyFoundProperty[], heading: 'h2' | 'h3') => {
    const rows = found.map((property, index) =>
      agencyRow(t, { property, words: wordsOf(property), option, isFirst: index < 2 }),
    );
    return <AgencyRows rows={rows} words={agencyRowWords(t, rows)} heading={heading} />;
  };
  const pins = [...properties, ...others].map((property) => {
    const { labels, href } = wordsOf(property);
    return { property, labels, href, state: property.nearest ? ('sold' as const) : property.state };
  });
  const reset = Object.values(filter).some((value) => value !== undefined) && (
    <a
      href={paths.search()}
      data-soft
      data-search-reset
      className="py-1 text-13 whitespace-nowrap underline decoration-accent underline-offset-4"
    >
      {search('reset')}
    </a>
  );
  return (
    <SearchFrame address={searchPath(filter, { order })} isLive={!isListing}>
      <div className="wrap pt-6">{notice}</div>
      <header className="wrap pb-5">
        <h1 className="text-28">{title}</h1>
        <p className="mt-1 text-soft">{t('lead')}</p>
      </header>
      <FilterBar
        id="search-filter"
        {...{ filter, order, destination, catalogue, today, locale }}
        isLive={!isListing}
        total={total}
        end={
          <>
            {reset}
            <SortMenu filter={filter} order={order} />
          </>
        }
      />
      <div className="search-body wrap pt-4 pb-16">
        {pins.length > 0 && <ResultsMap properties={pins} locale={locale} />}
        <div id="results" className="search-results min-w-0 scroll-mt-24">
          <SearchNotes asked={asked} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
            <p role="status" className="text-soft">
              {t('results', { count: total })}
            </p>
            {pins.length > 0 && (
              <form id="compare" action={paths.seasonGrid()} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="text-13 text-soft">{t('compareHelp')}</span>
                {/* Its boxes stand at the houses: without one of them ticked there is nothing to compare. */}
                <button
                  type="submit"
                  className={compactButtonClass(
                    'quiet',
                    'medium',
                    'whitespace-normal [html:not(:has([form=compare]:checked))_&]:hidden',
                  )}
                >
                  {t('compareSelected')}
                </button>
              </form>
            )}
          </div>
          {total === 0 && page === 1 && (
            <div className="pt-6">
              <EmptyResults ways={relaxed} />
            </div>
          )}
          {properties.length > 0 && <section aria-label={search('found')}>{list(properties, 'h2')}</section>}
          {others.length > 0 && (
            <section aria-labelledby="others-title" className="mt-12">
              <h2 id="others-title" className="text-22">
                {search('others')}
              </h2>
              <p className="mt-1 text-soft">{search('othersText')}</p>
              {list(others, 'h3')}
            </section>
          )}
          {pages > 1 && (
            <p className="mt-8 flex flex-wrap gap-4">
              {page > 1 && <Turn href={searchPath(filter, { order, page: page - 1 })} label={search('showPrevious')} />}
              {page < pages && <Turn href={searchPath(filter, { order, page: page + 1 })} label={search('showMore')} />}
            </p>
          )}
        </div>
      </div>
    </SearchFrame>
  );
}

function Turn({ href, label }: { href: string; label: string }) {
  return (
    <a href={`${href}#results`} data-soft className={compactButtonClass()}>
      {label}
    </a>
  );
}
