import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { sessionCookieName } from '@/lib/people/session/cookie';
import { getSignedIn, getViewerBySubject } from '@/lib/people/viewer/queries';
import type { Role, Viewer } from '@/lib/platform/viewer/types';
import { asOwner } from '@/tests/factories/owner';

export const AGENCY_HOST = 'lds.localhost:3000';

// Goes on over all files of a process, and is always of four digits: names sort as they were made.
let count = 1000;

export type TestUser = { id: string; subject: string; email: string; role: Role };

type Changes = Partial<{
  email: string;
  role: Role;
  firstName: string | null;
  lastName: string;
  isEmailVerified: boolean;
  company: string | null;
  hotelId: string;
  operatorId: string;
}>;

/** A person who has signed in once, with a verified address of their own domain. */
export async function createUser(changes: Changes = {}): Promise<TestUser> {
  count += 1;
  const id = randomUUID();
  const user = {
    id,
    subject: `subject-${id}`,
    email: `person-${count}@agency-${count}.example`,
    role: 'agent' as Role,
    firstName: `First${count}`,
    lastName: `Last${count}`,
    isEmailVerified: true,
    createdAt: new Date('2026-11-01T08:00:00Z'),
    ...changes,
  };
  await asOwner((tx) => tx.user.create({ data: user }));
  return { id, subject: user.subject, email: user.email, role: user.role };
}

/** The person as the next request would know them. */
export async function viewerOf({ subject }: { subject: string }): Promise<Viewer> {
  const viewer = await getViewerBySubject(subject);
  if (!viewer) throw new Error(`Nobody has the subject ${subject}.`);
  return viewer;
}

/** The `Cookie` header of a session over HTTP. */
export async function cookieOf(sessionId: string, subject: string): Promise<string> {
  const secret = process.env.APP_SECRET ?? '';
  const token = await encode({ token: { sid: sessionId, sub: subject }, secret, maxAge: 60 * 60 });
  return `${sessionCookieName(false)}=${token}`;
}

/** A session of that person on a host, and the cookie a browser would send. */
export async function signIn(
  user: TestUser,
  { host = AGENCY_HOST, actingForId }: { host?: string; actingForId?: string } = {},
): Promise<{ sessionId: string; cookie: string }> {
  const sessionId = randomUUID();
  const endsAt = new Date('2098-01-01');
  await asOwner((tx) =>
    tx.session.create({
      data: {
        id: sessionId,
        userId: user.id,
        door: 'agency',
        host,
        accessToken: 'sealed',
        idToken: 'sealed',
        tokenExpiresAt: endsAt,
        createdAt: new Date('2026-12-01T08:00:00Z'),
        endsAt,
        actingForId,
      },
    }),
  );
  return { sessionId, cookie: await cookieOf(sessionId, user.subject) };
}

/** An admin as they stand while acting for an agency. */
export async function actingViewer(admin: TestUser, agencyId: string): Promise<Viewer> {
  const { sessionId } = await signIn(admin, { actingForId: agencyId });
  const found = await getSignedIn(sessionId);
  if (!found) throw new Error('The session was not found.');
  return found.viewer;
}
