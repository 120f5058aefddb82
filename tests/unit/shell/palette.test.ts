import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforeCommands, foundQuery, groupsOf } from '@/components/shell/palette/found';
import { keepRecent, readRecent } from '@/components/shell/palette/recent';
import { type PaletteItem, type PaletteSetting, paletteSources } from '@/components/shell/palette/sources';
import { messages } from '@/lib/platform/i18n/messages';
import { type PaletteEntry, paletteQuerySchema } from '@/lib/sales/palette/schema';

const setting: PaletteSetting = {
  locale: 'en',
  userId: 'U1',
  isAdmin: false,
  pages: [{ label: 'Hotels', href: '/hotels' }],
  words: {
    title: 'Command palette',
    placeholder: 'Page, agency or command',
    noResults: 'No results found.',
    wait: 'Looking…',
    one: '1 result',
    many: '{count} results',
    hint: '',
    close: 'Close',
    groups: messages.en.agencyShell.palette.groups,
    language: 'Deutsch',
    signOut: 'Sign out',
    stopActing: null,
  },
};

async function found(name: string, changes: Partial<PaletteSetting> = {}): Promise<readonly PaletteItem[]> {
  const source = paletteSources.find((one) => one.name === name);
  if (!source) throw new Error(`There is no source ${name}.`);
  return source.find({ ...setting, ...changes }, new QueryClient());
}

afterEach(() => vi.unstubAllGlobals());

/** A server that answers every call with this; the calls are noted. */
function server(answer: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answer));
  });
  return asked;
}

describe('the search of the command palette', () => {
  it('asks for no more than the server takes, however long what is typed', async () => {
    const asked = server([]);
    await new QueryClient().fetchQuery(foundQuery(`Palais Cendrelle ${'x'.repeat(82)} ${'y'.repeat(400)}`));
    const query = new URL(asked[0] ?? '', 'http://lds.localhost').searchParams.get('query') ?? '';
    expect(query).toMatch(/^Palais Cendrelle x+$/);
    expect(paletteQuerySchema.safeParse({ query }).success).toBe(true);
  });
});

describe('sources of the command palette', () => {
  it('have names of their own, in the order they are shown', () => {
    expect(paletteSources.map(({ name }) => name)).toEqual(['pages', 'agencies', 'commands']);
  });

  it('open the pages the server says the reader may open, and no other', async () => {
    expect(await found('pages')).toEqual([
      { id: '/hotels', label: 'Hotels', action: { kind: 'open', href: '/hotels' } },
    ]);
  });

  it('act for the chosen agency', async () => {
    const asked = server([{ _id: 'A4', name: 'Northlight Travel' }]);
    expect(await found('agencies', { isAdmin: true })).toEqual([
      { id: 'A4', label: 'Northlight Travel', action: { kind: 'actFor', agencyId: 'A4' } },
    ]);
    expect(asked).toEqual(['/api/travel-agencies']);
  });

  it('ask for no agencies on behalf of anybody but an admin', async () => {
    const asked = server([{ _id: 'A4', name: 'Northlight Travel' }]);
    expect(await found('agencies')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('switch to the other language and sign out', async () => {
    const actions = (await found('commands', { locale: 'de' })).map(({ action }) => action);
    expect(actions).toEqual([{ kind: 'language', locale: 'en' }, { kind: 'signOut' }]);
  });

  it('offer to leave an agency only to somebody who acts for one', async () => {
    const words = { ...setting.words, stopActing: 'Leave Northlight Travel' };
    const [first] = await found('commands', { words });
    expect(first).toMatchObject({ label: 'Leave Northlight Travel', action: { kind: 'actFor', agencyId: null } });
  });
});

describe('what was opened lately', () => {
  /** A browser's storage with nothing in it. */
  function storage(): Map<string, string> {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return kept;
  }

  it('is kept by person, the latest first, each once and eight at most', () => {
    const kept = storage();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) keepRecent('U1', id);
    expect(readRecent('U1')).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
    expect(readRecent('U2')).toEqual([]);
    expect([...kept.values()]).toEqual([JSON.stringify(readRecent('U1'))]);
  });

  it('is nothing where storage is forbidden or holds something else', () => {
    expect(readRecent('U1')).toEqual([]);
    keepRecent('U1', 'a');
    storage().set('palette.U1', '{"a":1}');
    expect(readRecent('U1')).toEqual([]);
  });

  it('stands first among what is found', () => {
    const entry = (kind: PaletteEntry['kind'], _id: string): PaletteEntry => {
      return { kind, _id, label: _id, note: '', href: '/' };
    };
    const entries = [entry('lead', 'L1'), entry('hotel', 'H1'), entry('hotel', 'H2'), entry('request', 'L2')];
    const groups = groupsOf(entries, ['request:L2', 'hotel:H2', 'lead:gone']);
    expect(groups.map(({ value, items }) => [value, items.map(({ id }) => id)])).toEqual([
      ['hotels', ['hotel:H2', 'hotel:H1']],
      ['leads', ['request:L2', 'lead:L1']],
    ]);
  });

  it('stands before every command', () => {
    const named = (values: string[]) => values.map((value) => ({ value }));
    const local = named(paletteSources.map(({ name }) => name));
    expect(beforeCommands(local, named(['hotels', 'leads'])).map(({ value }) => value)).toEqual([
      ...['pages', 'agencies'],
      ...['hotels', 'leads'],
      'commands',
    ]);
  });

  it('is asked for by kind and id; what is not understood is left out', () => {
    const { recent } = paletteQuerySchema.parse({ recent: 'hotel:H01,/hotels,lead:,planet:mars,client:c-1' });
    expect(recent).toEqual([
      { kind: 'hotel', id: 'H01' },
      { kind: 'client', id: 'c-1' },
    ]);
  });
});
