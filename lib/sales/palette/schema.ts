import { z } from 'zod';
import { LONGEST_WORDS } from './limits';

/** What is found, by where it leads: to the page of agencies, or to the desk of whoever answers for it. */
export const paletteKinds = [
  'hotel',
  'deskHotel',
  'property',
  'deskProperty',
  'client',
  'lead',
  'request',
  'conversation',
  'deskConversation',
] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** `lead:0c9d…`: how the browser keeps what was opened lately. */
export type PaletteKey = { kind: PaletteKind; id: string };

const MOST_RECENT = 12;

const isKind = (kind: string | undefined): kind is PaletteKind => paletteKinds.some((known) => known === kind);

/** What is not understood is left out: a browser may keep what a former version has written. */
function readKeys(text: string): PaletteKey[] {
  const keys = text.split(',').flatMap((key) => {
    const [, kind, id] = /^(\w+):([\w-]{1,64})$/.exec(key) ?? [];
    return isKind(kind) && id ? [{ kind, id }] : [];
  });
  return keys.slice(0, MOST_RECENT);
}

export const paletteQuerySchema = z.object({
  query: z.string().trim().max(LONGEST_WORDS).default(''),
  recent: z.string().max(1200).default('').transform(readKeys),
});

export const paletteJsonSchema = z.array(
  z.strictObject({
    kind: z.enum(paletteKinds),
    _id: z.string(),
    label: z.string(),
    /** What tells it from another of the same name. */
    note: z.string(),
    href: z.string(),
  }),
);
export type PaletteEntry = z.infer<typeof paletteJsonSchema>[number];
