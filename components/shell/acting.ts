import { paths } from '@/lib/platform/addresses/paths';

/** The dialog that says a switch is under way, or that it failed; it stands in every admin's page. */
export const ACTING_DIALOG = 'acting-dialog';

async function change(agencyId: string | null): Promise<void> {
  const answer = await fetch(paths.api.actFor(), {
    method: agencyId === null ? 'DELETE' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(agencyId === null ? {} : { agencyId }),
  });
  if (!answer.ok) throw new Error(`Acting was answered with ${answer.status}.`);
}

/** Puts an admin into an agency, or back (null). Then everything is loaded anew: brand, rights and data change with it. */
export async function actFor(agencyId: string | null): Promise<void> {
  const dialog = document.getElementById(ACTING_DIALOG);
  if (!(dialog instanceof HTMLDialogElement)) return;
  delete dialog.dataset.failed;
  if (!dialog.open) dialog.showModal();
  try {
    await change(agencyId);
    location.assign(agencyId === null ? paths.manageAgencies() : paths.hotels());
  } catch {
    dialog.dataset.failed = '';
  }
}
