import { whenIdle } from '@/components/ui/idle';
import { consentCookieText, currentConsent, LOG_SESSION_KEY } from '@/lib/web/consent';

/** Without consent, or after it was withdrawn, nothing of a session stays behind. */
type Options = { isWordless: boolean };

function startLog(options: Options): void {
  if (currentConsent() === 'accepted') {
    import('./click-log').then(({ startClickLog }) => startClickLog(options)).catch(() => undefined);
    return;
  }
  try {
    sessionStorage.removeItem(LOG_SESSION_KEY);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
}

async function answerConsent(form: HTMLFormElement, submitter: HTMLElement | null, options: Options): Promise<void> {
  const body = new FormData(form, submitter);
  // At once: what moves later than a click is a surprise.
  form.closest<HTMLElement>('[data-consent-bar]')?.setAttribute('hidden', '');
  // A no holds from the click on, wherever the reader goes before the server has noted it; a yes needs its proof first.
  if (body.get('choice') === 'declined') {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we support.
    document.cookie = consentCookieText('declined', location.protocol === 'https:');
  }
  const answer = await fetch(form.action, {
    method: 'POST',
    keepalive: true,
    body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
    redirect: 'manual',
  });
  if (answer.type !== 'opaqueredirect') throw new Error('Consent was not kept.');
  startLog(options);
}

/** The consent bar and the click log of either frame; returns what ends it. */
export function followConsent(options: Options): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-consent-bar] form')) return;
    event.preventDefault();
    answerConsent(form, event.submitter, options).catch(() => form.submit());
  };
  document.addEventListener('submit', onSubmit);
  // The first access to storage blocks the browser.
  const stopWaiting = whenIdle(() => startLog(options));
  return () => {
    stopWaiting();
    document.removeEventListener('submit', onSubmit);
  };
}
