import type { DialogChoiceProps } from '@/components/form/dialog-form';

export type DeedSpec = {
  name: string;
  address: string;
  method: 'POST' | 'PATCH';
  /** What the reader saw of the lead, and what the deed needs besides. */
  body: Record<string, string | number | boolean | null>;
  label: string;
  title: string;
  text: string;
  yes: string;
  done: string;
  isPrimary: boolean;
  fields?: 'reason' | 'message';
  /** One of several is to be said with it. */
  choice?: DialogChoiceProps;
  /** A copy leads to itself: the address its id is put behind. */
  leadsTo?: string;
};

/** A deed that a page of its own does. */
export type DeedLink = { name: string; label: string; href: string; isPrimary: boolean };

export type DeedWords = {
  no: string;
  reason: string;
};
