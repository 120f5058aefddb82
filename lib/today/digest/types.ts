export const digestRhythms = ['none', 'daily', 'weekdays'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];
