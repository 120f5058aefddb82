import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PaletteItem, type PaletteSetting, paletteSources } from '@/components/shell/palette/sources';

const setting: PaletteSetting = {
  locale: 'en',
  isAdmin: false,
  pages: [{ label: 'Hotels', href: '/hotels' }],
  words: {
    title: 'Command palette',
    placeholder: 'Page, agency or command',
    noResults: 'No results found.',
    one: '1 result',
    many: '{count} results',
    hint: '',
    close: 'Close',
    groups: { pages: 'Pages', agencies: 'Agencies', commands: 'Commands' },
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
