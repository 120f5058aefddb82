'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SnoozeWords } from './snooze-menu';

type Menu = typeof import('./snooze-menu')['SnoozeMenu'];
type Opened = { button: HTMLElement; id: string; until: string; timeZone: string };

type Props = {
  listId: string;
  locale: Locale;
  /** When the list was made, by its own clock. */
  now: string;
  words: SnoozeWords;
};

function openedBy(button: HTMLElement): Opened | null {
  const { putOff: id, until, zone: timeZone } = button.dataset;
  return id && until && timeZone ? { button, id, until, timeZone } : null;
}

/**
 * The moons of a list (`data-put-off`), each of which opens the times its line can be put off to. They are one island, and
 * the menu comes with the first press: a long list carries a plain button a line.
 */
export function PutOff({ listId, ...setting }: Props) {
  const [Menu, setMenu] = useState<Menu | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const list = document.getElementById(listId);
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-put-off]') : null;
      if (!button) return;
      setOpened((before) => (before?.button === button ? null : openedBy(button)));
      import('./snooze-menu').then(({ SnoozeMenu }) => setMenu(() => SnoozeMenu)).catch(() => setOpened(null));
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, [listId]);

  useEffect(() => {
    opened?.button.setAttribute('aria-expanded', 'true');
    return () => opened?.button.setAttribute('aria-expanded', 'false');
  }, [opened]);

  const place = opened?.button.parentElement;
  if (!Menu || !opened || !place) return null;
  return createPortal(
    <Menu
      key={opened.id}
      {...setting}
      line={opened}
      label={opened.button.title}
      button={opened.button}
      onClose={(returnsFocus) => {
        setOpened(null);
        if (returnsFocus) opened.button.focus();
      }}
    />,
    place,
  );
}
