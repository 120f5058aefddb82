import type { PictureValue } from '@/lib/platform/media/types';

/** What the first picture of a property shows; our selection begins each of its turns in this order. */
export type Lead = 'facade' | 'interior' | 'detail';

/** By `picture.kind`; every other kind is an interior. */
export const leadKinds = { facade: ['exterior', 'villa', 'banner'], detail: ['spa', 'bath', 'detail'] } as const;

export function leadOf(kind: string): Lead {
  const leads = Object.entries(leadKinds) as [keyof typeof leadKinds, readonly string[]][];
  return leads.find(([, kinds]) => kinds.includes(kind))?.[0] ?? 'interior';
}

export type LeadPicture = { picture: PictureValue; lead: Lead };

/** No card begins with the picture of one of these before it. */
const NEIGHBOURS = 11;

function isApart({ picture, lead }: LeadPicture, before: readonly LeadPicture[]): boolean {
  const near = before.slice(-NEIGHBOURS);
  const isSecondInterior = lead === 'interior' && before.at(-1)?.lead === 'interior';
  return !isSecondInterior && near.every((other) => other.picture.src !== picture.src);
}

/** Indexes of the cards that begin like one shortly before them, or with a second interior. */
export function tooCloseAmong(first: readonly LeadPicture[]): number[] {
  return first.flatMap((one, index) => (isApart(one, first.slice(0, index)) ? [] : [index]));
}

/** For every card its first picture, or the next of its own that stands apart from those before it. */
export function chooseApart(
  first: readonly LeadPicture[],
  more: (index: number) => readonly LeadPicture[],
): PictureValue[] {
  const chosen: LeadPicture[] = [];
  for (const [index, one] of first.entries()) {
    chosen.push([one, ...more(index)].find((candidate) => isApart(candidate, chosen)) ?? one);
  }
  return chosen.map(({ picture }) => picture);
}
