import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { ShownHeldAnswer } from '../when-shown';

/** In the place of the answers of a request: the one that was given a moment ago. */
export async function Held({ request }: { request: SupplierRequest }) {
  const t = await getTranslations('desk');
  const { _id, held, agencyName, clientName } = request;
  if (!held) return null;
  return (
    <ShownHeldAnswer
      address={paths.api.lead(_id, 'held-answer')}
      sending={paths.api.lead(_id, 'held-answer', 'sending')}
      milliseconds={held.milliseconds}
      isOwn={held.isOwn}
      words={{
        said: t(`held.said.${held.answer}`),
        waits: t('held.waits', { agency: agencyName }),
        undo: t('held.undo'),
        undoTitle: t('held.undoTitle', { client: clientName }),
        sent: t('sent', { agency: agencyName }),
        quicker: t('quicker'),
        taken: t('taken', { agency: agencyName }),
      }}
    />
  );
}
