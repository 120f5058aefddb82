'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/idle';
import { currentConsent, LOG_SESSION_KEY } from '@/lib/web/consent';
import { afterLinkClick, softTarget } from './link-clicks';

const HEADER_OFFSET = 80;

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

/** What the frame does in the browser; everything it touches works without it. */
export function ShellIsland() {
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-consent-bar] form')) return;
      event.preventDefault();
      answerConsent(form, event.submitter).catch(() => form.submit());
    };
    const onClick = (event: MouseEvent) => {
      afterLinkClick(event);
      const href = softTarget(event);
      if (!href) return;
      event.preventDefault();
      router.push(href);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    // The first access to storage blocks the browser.
    const stopWaiting = whenIdle(startLog);
    askForConsent();
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [router]);

  // Next scrolls to the top of a new page. Where the navigation asks for the content (`#main`), the page slides there.
  useLayoutEffect(() => {
    if (!pathname || location.hash !== '#main') return;
    const content = document.querySelector('[data-content]') ?? document.getElementById('main');
    if (!content) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: 'instant' });
    const top = content.getBoundingClientRect().top + scrollY - HEADER_OFFSET;
    scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }, [pathname]);

  return null;
}
