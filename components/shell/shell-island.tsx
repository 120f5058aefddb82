'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { LOG_SESSION_KEY, readConsent } from '@/lib/tracking';

const HEADER_OFFSET = 80;

function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}

/** The switch keeps what else stands in the query and the fragment; the page itself cannot know them. */
function keepPlace(link: HTMLAnchorElement): void {
  const url = new URL(location.href);
  url.searchParams.set('lang', link.dataset.language ?? '');
  link.href = url.href;
}

/** Without consent, or after it was withdrawn, nothing of a session stays behind. */
function startLog(): void {
  if (readConsent(document.cookie) === 'accepted') {
    import('./click-log').then(({ startClickLog }) => startClickLog()).catch(() => undefined);
    return;
  }
  try {
    sessionStorage.removeItem(LOG_SESSION_KEY);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
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

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.dataset.language) keepPlace(link);
      if (link) closePanels();
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-consent-bar] form')) return;
      event.preventDefault();
      answerConsent(form, event.submitter).catch(() => form.submit());
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    startLog();
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);

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
