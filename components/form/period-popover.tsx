import type { PlainDate } from '@/lib/platform/dates';
import type { NightSigns } from '@/lib/rates/taken/rules/signs';
import { CalendarDialog } from './calendar-dialog';
import type { CalendarWords, PeriodEnd, PeriodInputs } from './period-inputs';
import { StayCalendar } from './stay-calendar';

export type Opening = {
  inputs: PeriodInputs;
  /** Gets the focus back. */
  opener: HTMLElement;
  startsWith: PeriodEnd;
  takesFocus: boolean;
};

export type PeriodPopoverProps = {
  words: CalendarWords;
  today: PlainDate;
  opening: Opening;
  nights: NightSigns | null;
  onClose: () => void;
};

/** The calendar of a stay, beside its two fields. */
export function PeriodPopover({ words, today, opening, nights, onClose }: PeriodPopoverProps) {
  const { inputs, opener, startsWith, takesFocus } = opening;
  return (
    <CalendarDialog title={words.title} done={words.done} opener={opener} takesFocus={takesFocus} onClose={onClose}>
      {(onComplete) => (
        <StayCalendar
          inputs={inputs}
          startsWith={startsWith}
          today={today}
          words={words}
          nights={nights}
          takesFocus={takesFocus}
          onComplete={onComplete}
        />
      )}
    </CalendarDialog>
  );
}
