import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { LeadActions } from './lead-actions';

/** A counter-offer that nobody has answered, mistyped or thought over, taken back by whoever made it. */
export async function WithdrawCounterOffer({ request }: { request: SupplierRequest }) {
  const t = await getTranslations('desk.withdraw');
  const { _id, version, status, agencyName: agency } = request;
  return (
    <div className="mb-4">
      <LeadActions
        key={version}
        deeds={[
          {
            name: 'withdraw',
            address: paths.api.lead(_id, 'offer', 'withdrawal'),
            method: 'POST',
            body: { version, status },
            label: t('label'),
            title: t('title'),
            text: t('text', { agency }),
            yes: t('yes'),
            done: t('done'),
            isPrimary: false,
          },
        ]}
        words={{ no: t('no'), reason: '' }}
      />
    </div>
  );
}
