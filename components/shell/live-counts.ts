'use client';

import { useEffect, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import type { AgencyFrameSetting, MenuEntry, Waits } from './agency-frame-setting';

type Menu = AgencyFrameSetting['menu'];
type Counts = Record<Waits['name'], number>;

/** Told to a page that shows the list itself. */
export const LIST_CHANGED = 'alpenglow:list-changed';

/** The page comes first: it stands without. */
const AFTER_MILLISECONDS = 3000;

function withCounts(entry: MenuEntry, counts: Counts): MenuEntry {
  const { waits } = entry;
  if (!waits) return entry;
  const count = counts[waits.name];
  return { ...entry, unread: count > 0 ? { count, label: waits.sentence.replace('{count}', String(count)) } : null };
}

/**
 * The menu with what it counts as it changes, while the page is looked at: a hidden tab gives its connection back. A menu the
 * server has made since is newer.
 */
export function useLiveMenu(menu: Menu, isSignedIn: boolean): Menu {
  const [live, setLive] = useState<{ of: Menu; counts: Counts } | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let source: EventSource | null = null;
    const open = () => {
      if (source || document.visibilityState === 'hidden') return;
      source = new EventSource(paths.api.todayStream());
      source.addEventListener('waiting', ({ data }) => setLive({ of: menu, counts: JSON.parse(data) as Counts }));
      source.addEventListener('list', () => window.dispatchEvent(new Event(LIST_CHANGED)));
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
    const timer = setTimeout(() => {
      open();
      document.addEventListener('visibilitychange', onVisibility);
    }, AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      close();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isSignedIn, menu]);
  if (live?.of !== menu) return menu;
  const shown = (entries: MenuEntry[]) => entries.map((entry) => withCounts(entry, live.counts));
  return { dashboards: shown(menu.dashboards), main: shown(menu.main) };
}
