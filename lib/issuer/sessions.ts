import 'server-only';
import type { Context } from 'koa';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { PayloadAdapter } from '@/lib/issuer/adapter';
import { issuerDb } from '@/lib/issuer/database';
import { log } from '@/lib/platform/log';

type Stored = { authorizations?: Record<string, { sid?: string; grantId?: string }> };

type LogoutClient = { backchannelLogout: (accountId: string, sid: string) => Promise<void> };

/** Models that live and die with a grant. */
const GRANTED = ['AccessToken', 'AuthorizationCode', 'RefreshToken'] as const;

async function revokeTokens(grantIds: readonly string[]): Promise<void> {
  for (const model of GRANTED) {
    const adapter = new PayloadAdapter(model);
    for (const id of grantIds) await adapter.revokeByGrantId(id);
  }
}

/** Back-channel logout. A client that cannot be told finds out when it refreshes its tokens, minutes later. */
async function tellClients(provider: Provider, accountId: string, sessions: readonly Stored[]): Promise<void> {
  const told = sessions.flatMap(({ authorizations = {} }) => Object.entries(authorizations));
  await Promise.all(
    told.map(async ([clientId, { sid }]) => {
      const client = await provider.Client.find(clientId);
      if (!client || !sid) return;
      try {
        await (client as unknown as LogoutClient).backchannelLogout(accountId, sid);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'failed';
        log.warn({ client: clientId, reason }, 'a client was not told of a sign-out');
      }
    }),
  );
}

/** Signs an account out everywhere: its sessions here and every token, then the clients. */
export async function endSessionsOf(provider: Provider, accountId: string): Promise<void> {
  const belongs = { payload: { path: ['accountId'], equals: accountId } };
  const sessions = await issuerDb.payload.findMany({
    where: { model: 'Session', ...belongs },
    select: { payload: true },
  });
  const grants = await issuerDb.payload.findMany({ where: { model: 'Grant', ...belongs }, select: { id: true } });
  await issuerDb.payload.deleteMany({ where: { model: { in: ['Session', 'Grant'] }, ...belongs } });
  await revokeTokens(grants.map(({ id }) => id));
  await tellClients(
    provider,
    accountId,
    sessions.map(({ payload }) => payload as Stored),
  );
}

/**
 * Signs out whoever else this browser is signed in as, before `accountId` comes in by its interaction. oidc-provider
 * would do so on a page of its own, in nobody's brand and language, with one more click where there is no script.
 */
export async function endSessionOfAnother(ctx: Context, provider: Provider, accountId: string): Promise<void> {
  const session = await provider.Session.get(ctx as unknown as KoaContextWithOIDC);
  const { accountId: other, authorizations = {} } = session;
  if (!other || other === accountId) return;
  const grantIds = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
  // It was begun in the session that is over now, and would end with it.
  const interaction = await provider.interactionDetails(ctx.req, ctx.res);
  interaction.session = undefined;
  await interaction.persist();
  await session.destroy();
  await issuerDb.payload.deleteMany({ where: { model: 'Grant', id: { in: grantIds } } });
  await revokeTokens(grantIds);
  await tellClients(provider, other, [{ authorizations }]);
}
