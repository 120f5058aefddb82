import { getLocale } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { listDetailUses } from '@/lib/catalogue/hotel/queries/detail-uses';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';

/** Hotels whose detail flag was used: by whom last, and until when it is on. */
export async function DetailUses({ viewer }: { viewer: Viewer }) {
  const [t, locale, uses] = await Promise.all([getTranslations('people.flags'), getLocale(), listDetailUses(viewer)]);
  const moment = (at: Date) => formatMoment(at, locale, OFFICE_TIME_ZONE);
  return (
    <section className="w-full max-w-[960px]">
      <h2 className="mb-1 font-sans text-18 leading-6 font-bold tracking-normal">{t('details')}</h2>
      <p className="mb-2 text-14 text-soft">{t('detailsLead')}</p>
      <Table
        label={t('details')}
        rows={uses}
        keyOf={({ hotel }) => hotel._id}
        empty={t('noDetails')}
        columns={[
          { head: t('hotel'), cell: ({ hotel }) => <span className="font-bold">{hotel.name}</span> },
          { head: t('used'), cell: ({ usedAt }) => moment(usedAt) },
          {
            head: t('usedBy'),
            cell: ({ usedBy }) =>
              usedBy && (
                <a href={paths.managePerson(usedBy._id)} data-soft className="hover:underline">
                  {usedBy.displayName}
                </a>
              ),
          },
          {
            head: t('until'),
            cell: ({ isOn, onUntil }) => t(isOn ? 'onUntil' : 'offSince', { moment: moment(onUntil) }),
          },
        ]}
      />
    </section>
  );
}
