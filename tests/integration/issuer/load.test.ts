import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '@/lib/issuer/account/passwords';
import { issuerDb } from '@/lib/issuer/database';
import { sized } from '@/tests/setup/size';
import { createAccount, createPerson, PASSWORD, type Stage, setStage } from './support/stage';

const PEOPLE = sized(40, 200);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

it(`lets ${PEOPLE} people from one address in at once: all of them, nobody twice`, { timeout: 120_000 }, async () => {
  await createPerson();
  // The same password, so the same hash will do: what is measured is checking it.
  const passwordHash = await hashPassword(PASSWORD);
  const accounts = [];
  for (let index = 0; index < PEOPLE; index++) accounts.push(await createAccount({ passwordHash }));
  const oneAddress = { 'x-forwarded-for': '203.0.113.7' };

  const signedIn = await Promise.all(
    accounts.map(async ({ email }) => {
      const tokens = await stage.signIn(stage.browser(oneAddress), email);
      return { email, claims: decodeJwt(tokens.id_token) };
    }),
  );
  expect(signedIn.map(({ claims }) => claims.email)).toEqual(accounts.map(({ email }) => email));
  expect(new Set(signedIn.map(({ claims }) => claims.sub)).size).toBe(PEOPLE);
  expect(new Set(signedIn.map(({ claims }) => claims.sid)).size).toBe(PEOPLE);
  expect(await issuerDb.payload.count({ where: { model: 'Session' } })).toBe(PEOPLE);
  expect(await issuerDb.attempt.count()).toBe(0);
});
