import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { plainButtonClass } from '@/components/ui/button-class';
import { FOCUSABLE_DAY } from './calendar-look';

type Props = {
  title: string;
  /** On the button that closes the sheet of a telephone. */
  done: string;
  /** Gets the focus back. */
  opener: HTMLElement;
  takesFocus: boolean;
  /** One month beside the field instead of two. */
  isNarrow?: boolean;
  onClose: () => void;
  /** Closes it because the choice is made; in a sheet it stays, to be read there first. */
  children: (onComplete: () => void) => ReactNode;
};

const SHEET = '(width < 768px)';
const GAP = 8;
const MARGIN = 16;

/**
 * Beneath the fields where there is room, else above them, and not beyond the form's right edge; in coordinates of the
 * page, so that it scrolls along.
 */
function place(dialog: HTMLElement, fields: Element): void {
  const { left, top, bottom } = fields.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const rightmost = Math.min(
    fields.closest('form')?.getBoundingClientRect().right ?? clientWidth,
    clientWidth - MARGIN,
  );
  const fitsBelow = bottom + GAP + height <= clientHeight || top - GAP - height < 0;
  const x = Math.max(MARGIN, Math.min(left, rightmost - width));
  const y = fitsBelow ? bottom + GAP : top - GAP - height;
  dialog.style.left = `${x + scrollX}px`;
  dialog.style.top = `${y + scrollY}px`;
}

/**
 * The calendar over the page. On a telephone it is a modal sheet, so the browser itself keeps everything behind it out
 * of reach; from 768 px on it lies beside the fields it stands in and hides nothing from anybody.
 */
export function CalendarDialog({ title, done, opener, takesFocus, isNarrow = false, ...props }: Props) {
  const { onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  const close = (returnsFocus: boolean) => {
    const element = dialog.current;
    // Until the sheet is closed nothing behind it takes the focus.
    if (element?.matches(':modal')) element.close();
    if (returnsFocus) opener.focus();
    onClose();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close(true);
  });
  const onOutside = useEffectEvent(({ target }: Event) => {
    const fields = dialog.current?.parentElement;
    if (target instanceof Node && !fields?.contains(target)) close(false);
  });
  const onOtherWidth = useEffectEvent(() => close(false));

  useLayoutEffect(() => {
    const element = dialog.current;
    const fields = element?.parentElement;
    if (!element || !fields) return;
    const controller = new AbortController();
    const { signal } = controller;
    const sheet = matchMedia(SHEET);
    sheet.addEventListener('change', () => onOtherWidth(), { signal });
    if (sheet.matches) {
      element.showModal();
      return () => {
        controller.abort();
        element.close();
      };
    }
    element.showPopover();
    place(element, fields);
    window.addEventListener('resize', () => place(element, fields), { signal });
    document.addEventListener('pointerdown', (event) => onOutside(event), { signal });
    document.addEventListener('focusin', (event) => onOutside(event), { signal });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => {
      controller.abort();
      element.hidePopover();
    };
  }, []);

  // The calendar may already be open when somebody asks for it with a key.
  useEffect(() => {
    if (takesFocus) dialog.current?.querySelector<HTMLElement>(FOCUSABLE_DAY)?.focus();
  }, [takesFocus]);

  return (
    <dialog
      ref={dialog}
      data-calendar
      popover="manual"
      aria-label={title}
      onCancel={() => close(true)}
      // The backdrop of the sheet is the dialog itself.
      onPointerDown={(event) => event.target === event.currentTarget && close(true)}
      className={`m-0 max-h-[92dvh] max-w-none overflow-y-auto overscroll-contain border-0 bg-surface p-0 text-ink shadow-float max-pad:fixed max-pad:inset-x-0 max-pad:top-auto max-pad:bottom-0 max-pad:w-full pad:absolute pad:inset-auto pad:rounded-control ${isNarrow ? 'pad:w-[360px]' : 'pad:w-[712px]'}`}
    >
      <div className={`p-5 pad:pt-6 pad:pb-5 ${isNarrow ? '' : 'pad:px-8'}`}>
        <p className="serif mb-4 text-22 pad:hidden">{title}</p>
        {children(() => {
          if (dialog.current?.matches(':modal')) return;
          close(true);
        })}
        <button type="button" onClick={() => close(true)} className={`${plainButtonClass()} mt-3 w-full pad:hidden`}>
          {done}
        </button>
      </div>
    </dialog>
  );
}
