import type { ComponentProps } from 'react';
import { CalendarDialog } from './calendar-dialog';
import { DayCalendar } from './day-calendar';

export type DayPopoverProps = Omit<ComponentProps<typeof DayCalendar>, 'takesFocus'> & {
  opening: { opener: HTMLElement; takesFocus: boolean };
  onClose: () => void;
};

/** The calendar of one day, beside its field. */
export function DayPopover({ opening, onClose, onChoose, ...calendar }: DayPopoverProps) {
  const { words } = calendar;
  return (
    <CalendarDialog title={words.titleDay} done={words.done} isNarrow onClose={onClose} {...opening}>
      {(onComplete) => (
        <DayCalendar
          {...calendar}
          takesFocus={opening.takesFocus}
          onChoose={(day) => {
            onChoose(day);
            onComplete();
          }}
        />
      )}
    </CalendarDialog>
  );
}
