'use client';

import { DatedTerms } from '../terms/dated-terms';
import { enquiryLabel, type Week, type WeekPage, type WeekPart } from './week';
import { PanelPrice, PanelRows, WeekBar } from './week-parts';

/** Loaded when a week is chosen. */
export default function ChosenPart({ part, ...rest }: { part: WeekPart; page: WeekPage; week: Week }) {
  if (part === 'price') return <PanelPrice {...rest} />;
  if (part === 'rows') return <PanelRows {...rest} />;
  if (part === 'label') return enquiryLabel(rest.week, rest.page);
  if (part === 'bar') return <WeekBar {...rest} />;
  return <DatedTerms {...rest} />;
}
