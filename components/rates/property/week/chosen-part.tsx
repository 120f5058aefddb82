'use client';

import { DatedTerms } from '../terms/dated-terms';
import type { Week, WeekPage, WeekPart } from './week';
import { PanelAction, PanelPrice, PanelRows, WeekBar } from './week-parts';

/** Loaded when a week is chosen. */
export default function ChosenPart({ part, ...rest }: { part: WeekPart; page: WeekPage; week: Week }) {
  if (part === 'price') return <PanelPrice {...rest} />;
  if (part === 'rows') return <PanelRows {...rest} />;
  if (part === 'action') return <PanelAction {...rest} />;
  if (part === 'bar') return <WeekBar {...rest} />;
  return <DatedTerms {...rest} />;
}
