/** What the image optimizer offers pages to choose from; next.config says the same by these. */
export const PICTURE_WIDTHS = { screens: [480, 640, 828, 1080, 1440, 1920], parts: [160, 320] };

export const PICTURE_QUALITY = 60;
