import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { readCookies } from '@/lib/platform/addresses/cookies';

it.each([
  '',
  'locale=de',
  'locale=de; isBot=true; locale=en',
  'a=1;b=2;  c=3',
  'isBot',
  'bad=%E0%A4%A; locale=de',
  'text=a%20b%3D; empty=; =nameless',
  'constructor=1; __proto__=2; toString=3',
])('reads %j as Next does', (cookie) => {
  const { cookies } = new NextRequest('http://localhost', { headers: { cookie } });
  const expected = new Map(cookies.getAll().map(({ name, value }) => [name, value]));
  expect(new Map(Object.entries(readCookies(cookie)))).toEqual(expected);
});

it('finds nothing that was not sent', () => {
  expect(readCookies(null)).toEqual({});
  expect(readCookies('a=1').locale).toBeUndefined();
});
