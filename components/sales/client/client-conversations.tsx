import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { ClientConversation } from '@/lib/sales/client/types';

type Props = { conversations: readonly ClientConversation[]; locale: Locale };

export async function ClientConversations({ conversations, locale }: Props) {
  const t = await getTranslations('clients.conversations');
  return (
    <Table
      label={t('title')}
      rows={conversations}
      keyOf={({ _id }) => _id}
      empty={null}
      columns={[
        {
          head: t('hotel'),
          cell: ({ _id, hotel }) => (
            <a href={paths.conversations({ c: _id })} data-soft className="font-bold hover:underline">
              {hotel}
            </a>
          ),
        },
        { head: t('messages'), isFigure: true, cell: ({ messages }) => <span className="figures">{messages}</span> },
        { head: t('last'), cell: ({ lastAt }) => formatMoment(lastAt, locale, OFFICE_TIME_ZONE) },
      ]}
    />
  );
}
