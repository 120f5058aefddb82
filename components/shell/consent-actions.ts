import { whenIdle } from '@/components/ui/idle';
import { currentConsent, LOG_SESSION_KEY } from '@/lib/web/consent';

/** Without consent, or after it was withdrawn, nothing of a session stays behind. */
function startLog(): void {
  if (currentConsent() === 'accepted') {
    import('./click-log').then(({ startClickLog }) => startClickLog()).catch(() => undefined);
    return;
  }
  try {
    sessionStorage.removeItem(LOG_SESSION_KEY);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

/** Once the type stands: a bar that grows under the reader's eyes would push its own text. */
function askForConsent(): void {
  if (currentConsent()) return;
  document.fonts.ready
    .then(() => document.querySelector('[data-consent-bar]')?.removeAttribute('hidden'))
    .catch(() => undefined);
}

async function answerConsent(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new FormData(form, submitter);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    redirect: 'manual',
  });
  if (answer.type !== 'opaqueredirect') throw new Error('Consent was not kept.');
  form.closest<HTMLElement>('[data-consent-bar]')?.setAttribute('hidden', '');
  startLog();
}

/** The consent bar and the click log of either frame; returns what ends it. */
export function followConsent(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-consent-bar] form')) return;
    event.preventDefault();
    answerConsent(form, event.submitter).catch(() => form.submit());
  };
  document.addEventListener('submit', onSubmit);
  // The first access to storage blocks the browser.
  const stopWaiting = whenIdle(startLog);
  askForConsent();
  return () => {
    stopWaiting();
    document.removeEventListener('submit', onSubmit);
  };
}
