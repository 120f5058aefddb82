import Link from 'next/link';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import { type SearchFilter, type SearchOrder, searchOrders } from '@/lib/sales/search/rules';

/** Links, so that an order is an address, too. */
export async function SortMenu({ filter, order }: { filter: SearchFilter; order: SearchOrder }) {
  const t = await getTranslations('search');
  return (
    <details data-panel className="search-panel relative">
      <summary className="py-1 whitespace-nowrap">
        <span className="sr-only">{t('sort')}: </span>
        {t(`sortedBy.${order}`)}
        <svg width="9" height="6" aria-hidden="true" className="ml-2 inline-block">
          <path d="M1 1l3.5 3.5L8 1" fill="none" stroke="currentColor" />
        </svg>
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-2 w-max bg-surface py-3 shadow-float max-menu:left-0 max-menu:right-auto">
        {searchOrders.map((one) => (
          <li key={one}>
            <Link
              href={searchPath(filter, { order: one })}
              prefetch={false}
              scroll={false}
              aria-current={one === order ? 'true' : undefined}
              className="block px-5 py-1.5 hover:bg-main-light2 aria-[current]:underline aria-[current]:decoration-accent aria-[current]:underline-offset-4"
            >
              {t(`sorting.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
