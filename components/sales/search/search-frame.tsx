'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { addressOf, fillForm, forgetParts, isSameSearch, showPrices, stepNumber } from './form-address';
import { forgetSearch, rememberedSearch, rememberSearch } from './remembered';

type Props = {
  /** Address of the search shown; a change of it by the browser's own buttons comes back into the form. */
  address: string;
  /** Every change is a search, and the page is where results are. Else only the button searches. */
  isLive: boolean;
  children: ReactNode;
};

/**
 * Enhances the native form inside: a change searches at once, without loading the page anew. `data-pending` while the
 * server answers; what that looks like is a matter of search.css.
 */
export function SearchFrame({ address, isLive, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = () => root.current?.querySelector('form') ?? null;

  /** Own searches that are not answered yet, the newest last. */
  const asked = useRef<string[]>([]);
  const search = (to: string) => {
    asked.current.push(to);
    rememberSearch(to);
    // All that is tried in a telephone's sheet is one step back.
    const go = form()?.matches(':popover-open') ? router.replace : router.push;
    startTransition(() => go(to, { scroll: !isLive }));
  };
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const sent = form();
    if (event.target !== sent || !sent) return;
    event.preventDefault();
    if (!sent.reportValidity()) return;
    closePanels(sent);
    const to = addressOf(sent);
    if (!isLive || !isSameSearch(to, asked.current.at(-1) ?? address)) search(to);
    if (sent.matches(':popover-open')) sent.hidePopover();
  });
  const onChange = useEffectEvent((event: Event) => {
    const sent = form();
    if (!isLive || !sent || !(event.target instanceof Node) || !sent.contains(event.target)) return;
    forgetParts(event.target);
    // What a press in the calendar has written is judged once React has heard of it.
    queueMicrotask(() => {
      if (sent.checkValidity()) search(addressOf(sent));
    });
  });
  const onClick = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-search-reset]')) forgetSearch();
    const step = event.target.closest('[data-step]');
    if (step) stepNumber(step);
    const opener = event.target.closest<HTMLElement>('[data-opens-panel]');
    const panel = opener && form()?.querySelector<HTMLDetailsElement>(`[data-panel=${opener.dataset.opensPanel}]`);
    if (panel) panel.open = true;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('submit', (event) => onSubmit(event), { signal });
    element.addEventListener('change', (event) => onChange(event), { signal });
    element.addEventListener('click', (event) => onClick(event), { signal });
    element.addEventListener('input', ({ target }) => showPrices(target), { signal });
    const close = (event: Event) => closePanels(element, event.target);
    document.addEventListener('pointerdown', close, { signal });
    document.addEventListener('focusin', close, { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closePanels(element), { signal });
    return () => controller.abort();
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    // A link to another period, a step back and a reset are searches, too: what comes back later is the last one.
    if (!isFirst.current && isLive) rememberSearch(address);
    isFirst.current = false;
    const shown = root.current?.querySelector('form');
    // The answer to the form's own question: somebody may have gone on filling it in meanwhile.
    const own = asked.current.findIndex((one) => isSameSearch(one, address));
    // An answer outdates those to earlier questions; what the form did not ask for outdates them all.
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    // Behind this effect: within one React hears of what is written only after its fields have been asked.
    if (shown && own < 0) queueMicrotask(() => fillForm(shown, address));
  }, [address, isLive]);

  const restore = useEffectEvent(() => {
    const remembered = isLive && location.search === '' ? rememberedSearch() : null;
    if (remembered) startTransition(() => router.replace(remembered, { scroll: false }));
  });
  useEffect(() => restore(), []);

  // From the landing page's button of a telephone, which promises a search.
  const openSheet = useEffectEvent(() => {
    const sheet = form();
    if (!sheet || location.hash !== `#${sheet.id}`) return;
    const openers = [...document.querySelectorAll(`button[popovertarget="${sheet.id}"]`)];
    if (!openers.some((opener) => opener.checkVisibility())) return;
    for (const panel of sheet.querySelectorAll<HTMLDetailsElement>(
      'details[data-panel=where], details[data-panel=dates]',
    ))
      panel.open = true;
    sheet.showPopover();
  });
  useEffect(() => openSheet(), []);

  return (
    <div ref={root} data-pending={isPending || undefined}>
      {children}
    </div>
  );
}

/** Open panels close when something else is touched; Escape gives the focus back to what opened them. */
function closePanels(within: Element, touched?: EventTarget | null): void {
  for (const panel of within.querySelectorAll<HTMLDetailsElement>('details[data-panel][open]')) {
    // In the sheet of a telephone a panel stays open: closing it would pull the button away from under the finger.
    if (touched instanceof Node && (panel.contains(touched) || panel.closest(':popover-open'))) continue;
    if (!touched && panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    panel.open = false;
  }
}
