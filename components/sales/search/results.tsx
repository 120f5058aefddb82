import Link from 'next/link';
import { plainButtonClass } from '@/components/ui/button-class';
import { pack } from '@/components/ui/packed';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import type { AnswerPage } from '@/lib/sales/search/queries/answer';
import type { Asked } from '@/lib/sales/search/queries/catalogue';
import type { FoundProperty } from '@/lib/sales/search/types';
import { EmptyResults } from './empty-results';
import { foundCard } from './found-card';
import { FoundCards } from './found-cards';
import { getFoundWords } from './found-words';
import { SearchNotes } from './notes';
import { ResultsMap } from './results-map';

type Props = {
  asked: Asked;
  answer: AnswerPage;
  locale: Locale;
};

/** Both lists of a search, and the map beside them. */
export async function SearchResults({ asked, answer, locale }: Props) {
  const { filter, order, destination } = asked;
  const [t, wordsOf] = await Promise.all([
    getTranslations('search'),
    getFoundWords({ filter, locale, isCountryKnown: destination !== null }),
  ]);
  const { properties, others, total, relaxed, page, pages } = answer;
  const withWords = (list: readonly FoundProperty[]) =>
    list.map((property) => ({ property, words: wordsOf(property) }));
  const results = withWords(properties);
  const inOtherPeriods = withWords(others);
  const pins = [...results, ...inOtherPeriods].map(({ property, words }) => ({
    property,
    labels: words.labels,
    href: words.href,
    // A property of the second list is not free in the asked week, whatever its card offers.
    state: property.nearest ? ('sold' as const) : property.state,
  }));
  return (
    <div className="search-body wrap pt-6 pb-20 menu:pt-10 menu:pb-28">
      {pins.length > 0 && <ResultsMap properties={pins} locale={locale} />}
      <div className="search-results min-w-0 scroll-mt-24" id="results">
        <SearchNotes asked={asked} />
        {total === 0 && page === 1 && <EmptyResults ways={relaxed} />}
        {results.length > 0 && (
          <>
            <h2 className="sr-only">{t('found')}</h2>
            <FoundCards
              packed={pack(results.map(({ property, words }, index) => foundCard(property, words, index < 2)))}
            />
          </>
        )}
        {others.length > 0 && (
          <section aria-labelledby="others-title" className="mt-16 border-t border-line pt-8 menu:mt-20">
            <div className="mb-8 flex-wrap items-baseline justify-between gap-x-8 gap-y-2 desk:flex desk:mb-10">
              <h2 id="others-title" className="text-36">
                {t('others')}
              </h2>
              <p className="mt-2 text-14 text-soft">{t('othersText')}</p>
            </div>
            <FoundCards packed={pack(inOtherPeriods.map(({ property, words }) => foundCard(property, words)))} />
          </section>
        )}
        {pages > 1 && (
          <p className="mt-12 flex flex-wrap gap-4">
            {page > 1 && <Turn href={searchPath(filter, { order, page: page - 1 })} label={t('showPrevious')} />}
            {page < pages && <Turn href={searchPath(filter, { order, page: page + 1 })} label={t('showMore')} />}
          </p>
        )}
      </div>
    </div>
  );
}

/** To another page of the list, and to its beginning. */
function Turn({ href, label }: { href: string; label: string }) {
  return (
    <Link href={`${href}#results`} prefetch={false} className={plainButtonClass('quiet')}>
      {label}
    </Link>
  );
}
