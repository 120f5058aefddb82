import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as resend } from '@/app/api/invitations/[invitationId]/resend/route';
import { POST as invite } from '@/app/api/invitations/route';
import { POST as signUp } from '@/app/api/newsletter/client/route';
import { POST as confirm } from '@/app/api/newsletter/confirm/route';
import { POST as leave } from '@/app/api/newsletter/unsubscribe/route';
import { startIssuer } from '@/lib/issuer/server';
import { findInvitation } from '@/lib/people/invitation/queries';
import { readSession } from '@/lib/people/session/read';
import { openToken, sealToken } from '@/lib/people/session/tokens';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createBrand } from '@/tests/factories/place';
import { call, jsonRequest } from '@/tests/factories/request';
import { AGENCY_HOST, signIn } from '@/tests/factories/user';
import { createAccount, linkIn, mailsTo, PASSWORD, type Stage, setStage } from '../issuer/support/stage';

const OLD = String(env.APP_SECRET);
const NEW = 'another-secret-of-the-tests-which-guards-nothing';

/** What is signed from now on, by the product and by the factories. */
function use(secret: string, former: string[] = []): void {
  Object.assign(env, { APP_SECRET: secret, APP_SECRET_PREVIOUS: former });
  process.env.APP_SECRET = secret;
}
const useOld = () => use(OLD);
/** The old secret is still in the ring, or gone. */
const rotate = ({ isGone = false } = {}) => use(NEW, isGone ? [] : ['a-third-one', OLD]);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await createBrand();
});
afterAll(async () => {
  useOld();
  await stage.strike();
});
beforeEach(async () => {
  useOld();
  await db.rateLimiterFlexible.deleteMany();
});

const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const newest = async (email: string) => tokenIn((await mailsTo(email)).at(-1));

describe('after APP_SECRET has changed', () => {
  it('an invitation’s link stays the one that was sent, in every mail that follows', async () => {
    const { owner } = await createTeam();
    const { cookie } = await signIn(owner);
    const email = `guest@${owner.email.split('@')[1]}`;
    const { body } = await callApi(invite, { method: 'POST', cookie, body: { email, role: 'AGENT' } });
    const first = await newest(email);
    const again = async () => {
      const params = { invitationId: body._id };
      expect((await callApi(resend, { method: 'POST', cookie, params })).status).toBe(200);
      return newest(email);
    };
    rotate();
    expect(await again()).toBe(first);
    expect((await findInvitation(first))?.email).toBe(email);

    // Nobody is signed in any more once the secret is gone, so the supervisor comes back first.
    rotate({ isGone: true });
    const { cookie: anew } = await signIn(owner);
    const params = { invitationId: body._id };
    expect((await callApi(resend, { method: 'POST', cookie: anew, params })).status).toBe(200);
    const last = await newest(email);
    expect(last).not.toBe(first);
    expect((await findInvitation(last))?.email).toBe(email);
  });

  it('the newsletter’s links confirm and unsubscribe, in mails of before and after', async () => {
    const subscribe = (email: string) => call(signUp, jsonRequest({ fullName: 'Lena', email, privacy: true }));
    await subscribe('before@example.com');
    const sent = await newest('before@example.com');
    await subscribe('between@example.com');
    rotate();
    const written = await newest('between@example.com');
    await subscribe('before@example.com');
    expect(await newest('before@example.com')).toBe(sent);
    for (const token of [sent, written]) expect((await call(confirm, jsonRequest({ token }))).status).toBe(200);
    const leaving = await newest('between@example.com');
    expect(leaving).not.toBe(written);
    expect((await call(leave, jsonRequest({ token: leaving }))).status).toBe(200);
  });

  it('sessions and the tokens in them go on', async () => {
    const { owner } = await createTeam();
    const { cookie, sessionId } = await signIn(owner);
    const value = cookie.split('=')[1];
    const sealed = sealToken('the token', sessionId, 'access');
    rotate();
    expect((await readSession(value, AGENCY_HOST))?.sessionId).toBe(sessionId);
    expect(openToken(sealed, sessionId, 'access')).toBe('the token');
    const fresh = sealToken('the next', sessionId, 'access');
    rotate({ isGone: true });
    expect(openToken(fresh, sessionId, 'access')).toBe('the next');
    expect(() => openToken(sealed, sessionId, 'access')).toThrow();
  });

  it('the issuer knows its browsers, signs with the same key, and takes forms and links of before', async () => {
    const { email } = await createAccount();
    const browser = stage.browser();
    const before = await stage.signIn(browser, email);
    const waiting = stage.browser();
    const form = await stage.arrive(waiting);
    const creating = stage.browser();
    const create = await stage.arrive(creating, { changes: { prompt: 'create' } });
    const fields = {
      csrf: create.csrf,
      firstName: 'Lena',
      lastName: '',
      email: 'late@example.com',
      password: PASSWORD,
    };
    await creating.post(`${create.page}/create`, fields);

    rotate();
    await stage.issuer.close();
    const restarted = await startIssuer(
      { ...stage.settings, secret: NEW, formerSecrets: ['a-third-one', OLD] },
      stage.issuer.port,
    );
    const back = new URL((await browser.get(stage.authorization())).headers.get('location') ?? '');
    const { body } = await stage.exchange(back);
    expect(decodeProtectedHeader(body.id_token).kid).toBe(decodeProtectedHeader(before.id_token).kid);
    expect((await stage.submitSignIn(waiting, form, email)).status).toBe(303);
    const link = linkIn((await mailsTo('late@example.com')).at(-1));
    expect((await creating.get(link)).status).toBe(200);
    await restarted.close();

    // Its key was sealed anew, so it outlives the old secret.
    const later = await startIssuer({ ...stage.settings, secret: NEW }, stage.issuer.port);
    const newcomer = await stage.signIn(stage.browser(), email);
    expect(decodeProtectedHeader(newcomer.id_token).kid).toBe(decodeProtectedHeader(before.id_token).kid);
    await later.close();
  });
});
