import { expect, it } from 'vitest';
import { isHttps } from '@/lib/platform/request/scheme';

it.each([
  ['https', true],
  ['HTTPS', true],
  [' https , http', true],
  ['http, https', false],
  [['https', 'http'], true],
  ['http', false],
  ['httpsx', false],
  ['', false],
  [null, false],
  [undefined, false],
])('a proxy that says %j: %s; anybody else who says so is not heard', (forwardedProto, expected) => {
  expect(isHttps(forwardedProto, true)).toBe(expected);
  expect(isHttps(forwardedProto, false)).toBe(false);
});
