/** What the image optimizer offers pages to choose from; next.config says the same by these. */
export const PICTURE_WIDTHS = { screens: [480, 640, 828, 1080, 1440, 1920], parts: [160, 320] };

export const PICTURE_QUALITY = 60;
/** Of a picture that fills the screen. */
export const LARGE_QUALITY = 72;
export const PICTURE_SECONDS = 31_536_000;

/** Whether a picture was there before it was asked for, as Next names it. */
export const KEPT_HEADER = 'x-nextjs-cache';
