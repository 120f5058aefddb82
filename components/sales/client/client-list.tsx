import { SearchForm } from '@/components/ui/search-form';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listClients } from '@/lib/sales/client/queries';

type Props = { viewer: Viewer; search: string; locale: Locale };

/** Clients by name, whoever something was saved for last first; it works without JavaScript. */
export async function ClientList({ viewer, search, locale }: Props) {
  const [t, clients] = await Promise.all([getTranslations('clients'), listClients(viewer, search)]);
  if (viewer.isClientSafe) return <p className="text-soft">{t('search.lookedOn')}</p>;
  return (
    <>
      <search>
        <SearchForm
          action={paths.clients()}
          label={t('search.label')}
          find={t('search.find')}
          search={search}
          longest={100}
        />
      </search>
      <Table
        label={t('title')}
        rows={clients}
        keyOf={({ _id }) => _id}
        empty={t(search ? 'search.none' : 'search.empty')}
        columns={[
          {
            head: t('column.client'),
            cell: ({ _id, name, reference }) => (
              <>
                <a href={paths.client(_id)} data-soft className="font-bold hover:underline">
                  {name}
                </a>
                <span className="block text-12 text-soft">{reference}</span>
              </>
            ),
          },
          { head: t('column.leads'), isFigure: true, cell: ({ leads }) => <span className="figures">{leads}</span> },
          {
            head: t('column.lastArrival'),
            cell: ({ lastArrival }) => lastArrival && formatDay(lastArrival, locale),
          },
        ]}
      />
    </>
  );
}
