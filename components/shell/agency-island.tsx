'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { stopStrayClicks } from '@/components/ui/second-click';
import { followConsent } from './consent-actions';
import { areLetterKeysOn, isForPage } from './letter-key-setting';
import { afterLinkClick, followSoftly } from './link-clicks';
import { followPresses } from './page-wait';
import type { PaletteSetting } from './palette/sources';
import { usePalette } from './palette/use-palette';
import { TOAST_EVENT, type ToastDetail } from './toast';

type Props = {
  /** Null for somebody who is not signed in: there is nothing to find. */
  palette: PaletteSetting | null;
  toastLabel: string;
  /** Admins are not asked, and nothing of them is logged. */
  isAsked: boolean;
};

function closeMenus(except: EventTarget | null): void {
  const kept = except instanceof Node ? except : null;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!menu.contains(kept)) menu.open = false;
  }
}

function closeMenuAroundFocus(): void {
  const menu = document.activeElement?.closest<HTMLDetailsElement>('details[data-menu][open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** What the frame does in the browser: menus close as people expect, the palette and confirmations load on first use. */
export function AgencyIsland({ palette, toastLabel, isAsked }: Props) {
  const { Palette, open: openFound, ...shown } = usePalette();
  const router = useRouter();
  const [Toasts, setToasts] = useState<ComponentType<{ label: string }> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    const openPalette = () => {
      if (!palette) return;
      for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
      openFound();
    };
    const onClick = (event: MouseEvent) => {
      afterLinkClick(event);
      const target = event.target instanceof Element ? event.target : null;
      closeMenus(target?.closest('a') ? null : target);
      if (target?.closest('[data-palette]')) openPalette();
      followSoftly(event, router);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenuAroundFocus();
      if (!palette) return;
      const isCombination = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isSlash = event.key === '/' && isForPage(event) && areLetterKeysOn(palette.userId);
      if (!isSlash && (!isCombination || event.key.toLowerCase() !== 'k')) return;
      event.preventDefault();
      openPalette();
    };
    const onToast = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const detail: ToastDetail = event.detail;
      import('./toaster')
        .then(({ Toasts: loaded, showToast }) => {
          setToasts(() => loaded);
          showToast(detail);
        })
        .catch(() => undefined);
    };
    document.addEventListener('click', onClick, { signal });
    // After the page's own keys: a list of conversations has `/` for its search.
    window.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener(TOAST_EVENT, onToast, { signal });
    return () => controller.abort();
  }, [palette, router, openFound]);

  useEffect(() => stopStrayClicks(), []);

  useEffect(() => (isAsked ? followConsent({ isWordless: true }) : undefined), [isAsked]);

  const address = `${usePathname()}?${useSearchParams()}`;
  // Begun anew with each address: what was waited for is there.
  useEffect(() => (address ? followPresses() : undefined), [address]);

  return (
    <>
      {Palette && palette && <Palette setting={palette} {...shown} />}
      {Toasts && <Toasts label={toastLabel} />}
    </>
  );
}
