import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath } from '@/lib/sales/search/address';
import { type SearchFilter, type SearchOrder, searchOrders } from '@/lib/sales/search/rules';
import { SortMenuView } from './sort-menu-view';

export async function SortMenu({ filter, order }: { filter: SearchFilter; order: SearchOrder }) {
  const t = await getTranslations('search');
  const orders = searchOrders.map((one) => ({
    order: one,
    href: searchPath(filter, { order: one }),
    label: t(`sorting.${one}`),
    isCurrent: one === order,
  }));
  return <SortMenuView value={{ label: t('sort'), current: t(`sortedBy.${order}`), orders }} />;
}
