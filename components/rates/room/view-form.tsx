import { compactButtonClass } from '@/components/ui/compact-button';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type RateView, rateOrders } from '@/lib/rates/room/rules/arrange';
import { boards } from '@/lib/rates/room/types';

type Props = {
  action: string;
  view: RateView;
  canSeeCommission: boolean;
  /** The rest of the address. */
  kept: Readonly<Record<string, string>>;
};

const field = 'h-9 rounded-desk border border-input bg-surface px-2.5 text-13 text-ink';

/** Sort and filter of the matrix, kept in the address. */
export async function ViewForm({ action, view, canSeeCommission, kept }: Props) {
  const t = await getTranslations('roomRates');
  return (
    <form
      action={action}
      method="get"
      aria-label={t('view.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-soft"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {t('view.sort')}
        <select name="sort" defaultValue={view.order} className={field}>
          {rateOrders
            .filter((order) => order !== 'commission' || canSeeCommission)
            .map((order) => (
              <option key={order} value={order}>
                {t(`view.order.${order}`)}
              </option>
            ))}
        </select>
      </label>
      <label className="flex items-center gap-2">
        {t('view.board')}
        <select name="board" defaultValue={view.board ?? ''} className={field}>
          <option value="">{t('view.anyBoard')}</option>
          {boards.map((board) => (
            <option key={board} value={board}>
              {t(`board.${board}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex items-center gap-2 text-ink">
        <input type="checkbox" name="free" value="1" defaultChecked={view.isFreeOnly} className="size-4" />
        {t('view.free')}
      </label>
      <button type="submit" className={compactButtonClass('quiet', 'medium')}>
        {t('view.apply')}
      </button>
    </form>
  );
}
