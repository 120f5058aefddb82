import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findLeaks, findPersons } from '@/scripts/setup/leak-search.mjs';

const kindsIn = (text: string, options?: Parameters<typeof findLeaks>[1]) =>
  findLeaks(text, options).map(({ kind }) => kind);

describe('a number of a card', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '"number":"5555-5555-5555-4444"',
    'paid with 378282246310005, thank you',
    'amex 3782 822463 10005',
    '(6011111111111117)',
    '2223003122003222\n',
  ])('is found: %s', (text) => {
    expect(kindsIn(text)).toEqual(['card number']);
  });

  it.each([
    ['without its check digit', '4242424242424241'],
    ['in an id', 'b7c4242424242424242f'],
    ['in a uuid', '42424242-4242-4242-8242-424242424242'],
    ['of a telephone', '+4242424242424242'],
    ['of a moment in milliseconds', '1795712400000'],
    ['with other gaps', '424242 4242424242'],
    ['in a longer number', '42424242424242424242'],
  ])('is none %s', (_, text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

it('a security code is found beside its name, and no amount is', () => {
  for (const text of ['"cvc":"123"', '"cid":"1234"', 'cvv: 1234', '{\\"cvc\\": \\"907\\"}', 'security_code=000']) {
    expect(kindsIn(text)).toEqual(['security code']);
  }
  expect(kindsIn('cvc is asked for nowhere; code 12345; price 123')).toEqual([]);
  for (const id of ['4052mQ', '405-xY', '9071_k']) expect(kindsIn(`"cid":"${id}"`)).toEqual([]);
});

it('tokens of sessions are found, and secrets whose hash is kept, but where a link belongs', () => {
  expect(kindsIn('Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl')).toEqual(['session token']);
  expect(kindsIn('session=eyJhbGciOiJkaXIifQ..aXZpdml2aXY.dGV4dA.dGFn; Path=/')).toEqual(['session token']);
  const secret = 'a'.repeat(43);
  const hashes = new Set([createHash('sha256').update(secret).digest('hex')]);
  expect(kindsIn(`/stripe-payments/links/${secret}?x`, { hashes })).toEqual(['link or session secret']);
  expect(kindsIn(`/stripe-payments/links/${'b'.repeat(43)}`, { hashes })).toEqual([]);
  expect(kindsIn(`/links/${secret}`, { hashes, mayHold: ['link or session secret'] })).toEqual([]);
});

it('says so much of a find that it can be looked for, and no more', () => {
  const [found] = findLeaks('card 4242 4242 4242 4242');
  expect(found?.shown).toBe('4242…42');
});

describe('somebody in a log', () => {
  const persons = [
    { kind: 'name', value: 'Célestine Moreau' },
    { kind: 'telephone', value: '+49 171 55 44' },
  ];
  const kinds = (text: string) => findPersons(text, persons).map(({ kind }) => kind);

  it.each([
    ['{"msg":"mail to cm@post.example refused"}', ['email address']],
    ['no route for CÉLESTINE MOREAU, called on +49 171 55 44', ['name', 'telephone']],
    ['"client":"Célestine Moreau" "client":"Célestine Moreau"', ['name', 'name']],
  ])('is found: %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    'Célestine Moreaux',
    'next@16.2.0 in node_modules/@prisma/client',
    'to [redacted]',
    '{"leadId":"b7c4","ms":4917155}',
    'Moreau',
  ])('is nobody: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
