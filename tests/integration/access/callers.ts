import { type Row, rows } from '@/tests/access/world';
import { issuer } from './issuer';
import type { MadeWorld } from './world';

/** How somebody says who they are; one line of the matrix. */
export type Caller = {
  name: string;
  /** Whose own things are asked for. */
  row: Row;
  /** Whose answers are declared for them. */
  answeredAs: Row;
  isToken: boolean;
  headers: (world: MadeWorld) => Promise<Record<string, string>>;
};

async function bearer(claims: Record<string, unknown>): Promise<Record<string, string>> {
  const token = await issuer.sign({ aud: issuer.audience, scope: 'openid api', ...claims });
  return { authorization: `Bearer ${token}` };
}

const subjectOf = ({ people }: MadeWorld, row: Row) => (row === 'anonymous' ? '' : people[row].subject);

const bySession = rows.map((row): Caller => {
  const headers = async ({ cookies }: MadeWorld): Promise<Record<string, string>> => {
    const cookie = cookies[row];
    return cookie ? { cookie } : {};
  };
  return { name: row, row, answeredAs: row, isToken: false, headers };
});

/** An admin acts in a session, so the bearer of their token is an admin like any other. */
const byToken = rows
  .filter((row) => row !== 'anonymous')
  .map((row): Caller => {
    const headers = (world: MadeWorld) => bearer({ sub: subjectOf(world, row) });
    return { name: `${row} by token`, row, answeredAs: row === 'acting' ? 'admin' : row, isToken: true, headers };
  });

/** Tokens of people who may do a great deal, were they good; the session beside them counts for nothing. */
const byBadToken = [
  ['expired', 'admin', () => ({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ['for another audience', 'supervisor', () => ({ aud: 'alpenglow-agency' })],
] as const;

const refused = byBadToken.map(([what, row, claims]): Caller => {
  const headers = async (world: MadeWorld) => ({
    ...(await bearer({ sub: subjectOf(world, row), ...claims() })),
    cookie: world.cookies[row] ?? '',
  });
  return { name: `${row} by a token ${what}`, row, answeredAs: 'anonymous', isToken: true, headers };
});

const malformed: Caller = {
  name: 'admin by a malformed token',
  row: 'admin',
  answeredAs: 'anonymous',
  isToken: true,
  headers: async ({ cookies }) => ({ authorization: 'Bearer not.a-token', cookie: cookies.admin ?? '' }),
};

export const callers: readonly Caller[] = [...bySession, ...byToken, ...refused, malformed];
