import { describe, expect, it } from 'vitest';
import { errorOfExchange, errorOfIssuer, isSignInError } from '@/lib/people/identity/rules';

const named = (name: string, message: string, more = {}) => Object.assign(new Error(message), { name, ...more });

describe('what went wrong at the issuer', () => {
  it.each([
    [named('OPError', 'invalid_grant (grant request is invalid)', { error: 'invalid_grant' }), 'expired'],
    [named('OPError', 'invalid_client', { error: 'invalid_client' }), 'failed'],
    [named('OPError', 'expected 200 OK', { error: 'expected 200 OK', response: { statusCode: 503 } }), 'unavailable'],
    [named('RPError', 'state mismatch, expected a, got: b'), 'expired'],
    [named('RPError', 'state missing from the response'), 'expired'],
    [named('RPError', 'JWT expired, now 2, exp 1'), 'clock'],
    [named('RPError', 'JWT not active yet, now 1, nbf 2'), 'clock'],
    [named('RPError', 'unexpected iss value, expected a, got: b'), 'refused'],
    [named('RPError', 'outgoing request timed out after 10000ms'), 'unavailable'],
    [named('TypeError', 'id_token not present in TokenSet'), 'refused'],
    [named('Error', 'connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'unavailable'],
    [named('PrismaClientKnownRequestError', 'no such table', { code: 'P2021' }), 'failed'],
    ['a string', 'failed'],
  ])('%s is %s', (error, code) => {
    expect(errorOfExchange(error)).toBe(code);
  });

  it('is one of the sentences we have, whatever it says', () => {
    for (const code of ['access_denied', 'consent_required', 'account_selection_required', 'x', '']) {
      expect(isSignInError(errorOfIssuer(code))).toBe(true);
    }
    expect(isSignInError('__proto__')).toBe(false);
  });
});
