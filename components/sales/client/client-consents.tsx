import Link from 'next/link';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { ClientConsent } from '@/lib/sales/client/types';

type Props = { consents: readonly ClientConsent[]; locale: Locale };

/** What the client has agreed to, with the version of the words. */
export async function ClientConsents({ consents, locale }: Props) {
  const t = await getTranslations('clients.consents');
  const what = (consent: ClientConsent) =>
    consent.kind === 'offer'
      ? { text: t('offer', { about: consent.about }), href: paths.offer(consent.offerId) }
      : {
          text: t('booking', {
            ...{ about: consent.about, privacy: consent.privacyVersion, sales: consent.salesPolicyVersion },
          }),
          href: paths.dashboard({ 'hotel-lead-id': consent.leadId }),
        };
  return (
    <Table
      label={t('title')}
      rows={consents}
      keyOf={({ kind, at }) => `${kind} ${at.toISOString()}`}
      empty={null}
      columns={[
        {
          head: t('what'),
          cell: (consent) => (
            <>
              <Link href={what(consent).href} prefetch={false} className="font-bold hover:underline">
                {what(consent).text}
              </Link>
              {consent.kind === 'offer' && consent.by && (
                <span className="block text-12 text-soft">{t('by', { name: consent.by })}</span>
              )}
            </>
          ),
        },
        { head: t('at'), cell: ({ at }) => formatMoment(at, locale, OFFICE_TIME_ZONE) },
      ]}
    />
  );
}
