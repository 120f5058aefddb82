'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import type { SeasonView } from '../season/types';
import { askedIn, type Week, type WeekPage, type WeekPart, weekKey } from './week';

type Choice = {
  page: WeekPage;
  seasons: readonly SeasonView[];
  /** Null until a visitor chooses one. */
  week: Week | null;
  level: string;
  /** Rejects when its script cannot be fetched. */
  choose: (key: string, level: string | null) => Promise<void>;
  /** The chosen week at another service level, where it is offered; else what a telephone lists. */
  chooseLevel: (level: string) => void;
};

const Choice = createContext<Choice | null>(null);
/** What to do about a choice, and what to draw for it, load on the first one. */
const load = () => import('./choosing');
const ChosenPart = lazy(() => import('./chosen-part'));

type Props = { page: WeekPage; seasons: readonly SeasonView[]; children: ReactNode };

/** The week a visitor chooses in the season, and the parts of the page that follow it. */
export function YourWeek({ page, seasons, children }: Props) {
  const [week, setWeek] = useState<Week | null>(null);
  const [level, setLevel] = useState(page.shownLevel);

  const choose = async (key: string, wanted: string | null) => {
    const { findWeek, guestsInAddress, rememberInAddress } = await load();
    const found = findWeek({ seasons, page }, key, wanted);
    if (!found) return;
    const chosen = { ...found, guests: guestsInAddress() };
    setWeek(chosen);
    setLevel(chosen.serviceLevel);
    rememberInAddress(chosen);
  };
  const chooseLevel = (wanted: string) => {
    setLevel(wanted);
    if (week) choose(weekKey(week), wanted).catch(() => undefined);
  };

  const followAddress = useEffectEvent(async () => {
    if (!/[?&](checkIn|adults|children)=/.test(location.search)) return;
    const { showGuests } = await load();
    showGuests();
    const asked = askedIn(location.search);
    await choose(asked.key, asked.level);
  });
  useEffect(() => {
    followAddress().catch(() => undefined);
  }, []);

  return <Choice value={{ page, seasons, week, level, choose, chooseLevel }}>{children}</Choice>;
}

export function useChoice(): Choice {
  const choice = use(Choice);
  if (!choice) throw new Error('A week is chosen inside YourWeek only.');
  return choice;
}

/** A place whose content depends on the week. `children`: what the server drew for no week in particular. */
export function WeekSlot({ part, children }: { part: WeekPart; children?: ReactNode }) {
  const { page, week } = useChoice();
  if (!week) return children;
  return (
    <Suspense fallback={children}>
      <ChosenPart part={part} page={page} week={week} />
    </Suspense>
  );
}
