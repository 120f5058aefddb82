import { paths } from '@/lib/platform/addresses/paths';
import { currentConsent, LOG_SESSION_KEY } from '@/lib/web/consent';

const LABEL_LENGTH = 80;
const VALUE_LENGTH = 300;
let isStarted = false;

/** Made here and nowhere else: this file is loaded after consent only. */
function sessionId(): string {
  const known = sessionStorage.getItem(LOG_SESSION_KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const created = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(LOG_SESSION_KEY, created);
  return created;
}

function post(message: 'start' | 'click' | 'search', data: Record<string, string>): void {
  // Taken back in another tab, or before the browser's own button brought this page back as it was.
  if (currentConsent() !== 'accepted') {
    sessionStorage.removeItem(LOG_SESSION_KEY);
    return;
  }
  const body = JSON.stringify({ message, data: { path: location.pathname, ...data }, sessionId: sessionId() });
  // A log that fails must not disturb the page.
  fetch(paths.api.frontendLogs(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Which link or button, where, and what was searched for; never what somebody types about themselves. `isWordless`: nor any words,
 * where links are called like clients and clients are searched for.
 */
export function startClickLog({ isWordless = false } = {}): void {
  if (isStarted) return;
  isStarted = true;
  post('start', {});
  document.addEventListener('click', ({ target }) => {
    const touched = target instanceof Element ? target.closest('a, button') : null;
    if (!touched) return;
    const label = (touched.textContent ?? '').trim().slice(0, LABEL_LENGTH);
    post('click', {
      ...(isWordless ? {} : { label }),
      ...(touched instanceof HTMLAnchorElement ? { href: touched.pathname.slice(0, VALUE_LENGTH) } : {}),
    });
  });
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const fields = [...new FormData(target)].map(([name, value]) => [name, String(value)]);
    post('search', isWordless ? {} : { query: new URLSearchParams(fields).toString().slice(0, VALUE_LENGTH) });
  });
}
