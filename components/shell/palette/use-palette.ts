import { type ComponentProps, type ComponentType, useCallback, useRef, useState } from 'react';
import type { Palette as PaletteComponent } from './palette';
import { keepTyped } from './typed-ahead';

type Props = ComponentProps<typeof PaletteComponent>;

type UsedPalette = Omit<Props, 'setting'> & {
  /** Null until it has arrived. */
  Palette: ComponentType<Props> | null;
  open: () => void;
};

const nothing = () => '';

/** The palette, fetched when it is first opened: what is typed from then on, until its field has the focus, stands in the field. */
export function usePalette(): UsedPalette {
  const [Palette, setPalette] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOpenNow = useRef(false);
  const typed = useRef(nothing);

  const onOpenChange = useCallback((next: boolean) => {
    isOpenNow.current = next;
    // Closed without its field having been there: what was typed is nobody's.
    if (!next) typed.current();
    setIsOpen(next);
  }, []);

  const open = useCallback(() => {
    // Its field has the focus already: nobody would take what is kept.
    if (isOpenNow.current) return;
    onOpenChange(true);
    typed.current = keepTyped(() => onOpenChange(false));
    import('./palette').then(
      ({ Palette: loaded }) => setPalette(() => loaded),
      () => onOpenChange(false),
    );
  }, [onOpenChange]);

  const takeTyped = useCallback(() => typed.current(), []);

  return { Palette, isOpen, onOpenChange, open, takeTyped };
}
