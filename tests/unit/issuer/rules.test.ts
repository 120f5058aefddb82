import { describe, expect, it } from 'vitest';
import { type DemonstrationPerson, shortList } from '@/lib/issuer/account/demonstration-people';
import { readReturn, writeReturn } from '@/lib/issuer/account/return-to';
import { createSchema, passwordProblem, signInSchema, waitAfter } from '@/lib/issuer/account/rules';

describe('waiting', () => {
  it('begins with the fifth wrong password, doubles, and ends at an hour', () => {
    expect([0, 1, 4, 5, 6, 7, 11, 12, 13, 1000].map(waitAfter)).toEqual([0, 0, 0, 30, 60, 120, 1920, 3600, 3600, 3600]);
  });
});

describe('passwords', () => {
  const address = 'helena.brandt@maison.example';
  it.each([
    ['', 'passwordRequired'],
    ['eleven char', 'passwordShort'],
    ['🏔️🏔️🏔️', 'passwordShort'],
    ['ab'.repeat(65), 'passwordLong'],
    ['x'.repeat(12), 'passwordMonotonous'],
    ['abcabcabcabc', 'passwordMonotonous'],
    [address, 'passwordIsEmail'],
    ['Helena.Brandt@Maison.Example!', 'passwordIsEmail'],
    ['helena.brandt', 'passwordIsEmail'],
    ['Brandt@maison2026!', 'passwordIsEmail'],
  ])('"%s": %s', (password, problem) => expect(passwordProblem(password, address)).toBe(problem));

  it.each([
    'snow on quiet roofs',
    '123456789012',
    'Schöne Grüße aus Lech',
    'alpenglow-demo',
    `${'word '.repeat(25)}end`,
  ])('"%s" will do', (password) => expect(passwordProblem(password, address)).toBeNull());
});

describe('forms', () => {
  it('read addresses in lower case and names on one line', () => {
    const typed = {
      email: ' Helena.Brandt@Maison.EXAMPLE ',
      firstName: ' Helena\r\nBcc: x ',
      password: ' kept as it is ',
    };
    expect(createSchema.parse(typed)).toEqual({
      email: 'helena.brandt@maison.example',
      firstName: 'Helena Bcc: x',
      lastName: '',
      password: ' kept as it is ',
    });
  });

  it('take anything for a sign-in: what is no address has no account', () => {
    expect(signInSchema.parse({ email: 'x', stay: 'yes' })).toEqual({ email: '', password: '', stay: undefined });
  });
});

describe('where a code leads', () => {
  it('comes back as it was written', () => {
    const to = { uid: 'abc-_1', host: 'amex.lds.localhost:3000', door: 'desk' as const };
    expect(writeReturn(to)).toMatch(/^\/identity\/interaction\/abc-_1\?/);
    expect(readReturn(writeReturn(to))).toEqual(to);
  });
});

describe('the short list of the demonstration', () => {
  const person = (name: string, changes: Partial<DemonstrationPerson> = {}): DemonstrationPerson => ({
    accountId: name,
    name,
    role: 'agent',
    place: 'Morgenrot',
    isDesk: false,
    ...changes,
  });

  it('are few, and show every agency and every kind of person', () => {
    const people = [
      person('agent 1'),
      person('agent 2'),
      person('head', { role: 'supervisorAgent' }),
      person('only one', { place: 'Halcyon' }),
      person('second', { place: 'Halcyon' }),
      person('lifestyle', { role: 'carta_lifestyleAgent', place: 'Halcyon' }),
      person('contact', { isDesk: true }),
      person('operator', { role: 'operator', place: 'Gratweg' }),
      person('newcomer', { place: null }),
      person('admin', { role: 'admin', place: null }),
      person('second admin', { role: 'admin', place: null }),
    ];
    const names = shortList(people).map(({ name }) => name);
    expect(names).toEqual(['agent 1', 'head', 'only one', 'lifestyle', 'contact', 'operator', 'newcomer', 'admin']);
  });
});
