/** A picture as pages draw it: one language, ready for `components/ui/picture`. */
export type PictureValue = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** Blurred 16 px data URI; null for drawings. */
  placeholder: string | null;
  /** Per cent of width and height that stays in view when cropped. */
  focusX?: number;
  focusY?: number;
};

/** A drawing of a floor with what people call it. */
export type FloorPlan = PictureValue & { name: string; caption: string | null };
