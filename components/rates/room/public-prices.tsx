import { Table } from '@/components/ui/table';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { PublicRoomPrice } from '@/lib/rates/room/queries/public';

type Props = { rooms: readonly Pick<RoomDetail, '_id' | 'name'>[]; prices: readonly PublicRoomPrice[] };

/** What the rooms of a hotel cost in public for a stay. */
export async function PublicPrices({ rooms, prices }: Props) {
  const t = await getTranslations('roomRates.public');
  const names = new Map(rooms.map(({ _id, name }) => [_id, name]));
  return (
    <section className="mx-auto w-full max-w-[1440px] px-4 pt-8 desk:px-8">
      <h2 className="mb-2 text-18 leading-6">{t('title')}</h2>
      <Table
        label={t('title')}
        rows={prices.filter(({ roomId }) => names.has(roomId))}
        keyOf={({ roomId }) => roomId}
        empty={t('none')}
        columns={[
          { head: t('room'), cell: ({ roomId }) => <strong className="font-bold">{names.get(roomId)}</strong> },
          { head: t('state'), cell: ({ status }) => t(`status.${status}`) },
          {
            head: t('night'),
            isFigure: true,
            cell: ({ publicPrice }) => publicPrice && formatMoney(toNearest(publicPrice.averageNightlyPrice)),
          },
          {
            head: t('total'),
            isFigure: true,
            cell: ({ publicPrice }) => publicPrice && formatMoney(publicPrice.priceTotal),
          },
        ]}
      />
    </section>
  );
}
