import type { QueryClient } from '@tanstack/react-query';
import { agencyNames } from '@/components/people/agency/agency-names';
import type { Locale } from '@/lib/platform/i18n/locale';

type PaletteAction =
  | { kind: 'open'; href: string }
  /** An agency's id, or null to act for none. */
  | { kind: 'actFor'; agencyId: string | null }
  | { kind: 'language'; locale: Locale }
  | { kind: 'signOut' };

export type PaletteItem = { id: string; label: string; note?: string; action: PaletteAction };

type PaletteWords = {
  title: string;
  placeholder: string;
  noResults: string;
  wait: string;
  one: string;
  /** `{count}` is filled in. */
  many: string;
  hint: string;
  close: string;
  groups: Record<SourceName | FoundGroup | 'recent', string>;
  language: string;
  signOut: string;
  stopActing: string | null;
};

/** What the server says of the reader: finished words, and the pages they may open. */
export type PaletteSetting = {
  locale: Locale;
  userId: string;
  words: PaletteWords;
  pages: readonly { label: string; href: string }[];
  isAdmin: boolean;
};

export type SourceName = 'pages' | 'agencies' | 'commands';
/** What the server is asked for while somebody types (found.ts). */
export type FoundGroup = 'hotels' | 'properties' | 'clients' | 'leads' | 'conversations';

type PaletteSource = {
  name: SourceName;
  /** Asked once each time the palette opens; a source that fails is left out. */
  find: (setting: PaletteSetting, client: QueryClient) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>;
};

const pages: PaletteSource = {
  name: 'pages',
  find: (setting) => setting.pages.map(({ label, href }) => ({ id: href, label, action: { kind: 'open', href } })),
};

/** Admins only; whoever chooses one acts for it from then on. */
const agencies: PaletteSource = {
  name: 'agencies',
  find: async ({ isAdmin }, client) => {
    if (!isAdmin) return [];
    const names = await client.fetchQuery(agencyNames);
    return names.map(({ _id, name }) => ({ id: _id, label: name, action: { kind: 'actFor', agencyId: _id } }));
  },
};

const commands: PaletteSource = {
  name: 'commands',
  find: ({ locale, words }) => [
    ...(words.stopActing === null
      ? []
      : [{ id: 'stop', label: words.stopActing, action: { kind: 'actFor', agencyId: null } } as const]),
    {
      id: 'language',
      label: words.language,
      action: { kind: 'language', locale: locale === 'en' ? 'de' : 'en' },
    },
    { id: 'sign-out', label: words.signOut, action: { kind: 'signOut' } },
  ],
};

/** What the browser has at once, in the order it is shown. */
export const paletteSources: readonly PaletteSource[] = [pages, agencies, commands];
