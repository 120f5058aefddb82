'use client';

import { useApiMutation } from '@/components/form/use-api-mutation';
import { paths } from '@/lib/platform/addresses/paths';
import { ACTING_DIALOG } from './acting-dialog-id';

/** Puts an admin into an agency, or back (null). Then everything is loaded anew: brand, rights and data change with it. */
export function useActing(): (agencyId: string | null) => void {
  const entering = useApiMutation(paths.api.actFor(), {
    afterwards: 'stay',
    onDone: () => location.assign(paths.hotels()),
  });
  const leaving = useApiMutation(paths.api.actFor(), {
    method: 'DELETE',
    afterwards: 'stay',
    onDone: () => location.assign(paths.manageAgencies()),
  });
  return (agencyId) => {
    const dialog = document.getElementById(ACTING_DIALOG);
    if (!(dialog instanceof HTMLDialogElement)) return;
    delete dialog.dataset.failed;
    if (!dialog.open) dialog.showModal();
    const call = agencyId === null ? leaving.sendAsync() : entering.sendAsync({ agencyId });
    call.catch(() => {
      dialog.dataset.failed = '';
    });
  };
}
