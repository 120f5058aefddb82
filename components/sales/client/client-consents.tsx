import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { ClientConsent } from '@/lib/sales/client/types';

type Props = { consents: readonly ClientConsent[]; locale: Locale };

/** What the client has agreed to, with the version of the offer. */
export async function ClientConsents({ consents, locale }: Props) {
  const t = await getTranslations('clients.consents');
  return (
    <Table
      label={t('title')}
      rows={consents}
      keyOf={({ offerId, number }) => `${offerId} ${number}`}
      empty={null}
      columns={[
        {
          head: t('what'),
          cell: ({ offerId, number, about, by }) => (
            <>
              <a href={paths.offer(offerId)} data-soft className="font-bold hover:underline">
                {t('offer', { about, number })}
              </a>
              {by && <span className="block text-12 text-soft">{t('by', { name: by })}</span>}
            </>
          ),
        },
        { head: t('at'), cell: ({ at }) => formatMoment(at, locale, OFFICE_TIME_ZONE) },
      ]}
    />
  );
}
