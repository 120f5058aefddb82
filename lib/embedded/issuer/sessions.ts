import 'server-only';
import type Provider from 'oidc-provider';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { PayloadAdapter } from './adapter';

type Stored = { uid?: string; authorizations?: Record<string, { sid?: string; grantId?: string }> };

type LogoutClient = { backchannelLogout: (accountId: string, sid: string) => Promise<void> };

/** Models that live and die with a grant. */
const GRANTED = ['AccessToken', 'AuthorizationCode', 'RefreshToken'] as const;

/**
 * Signs an account out everywhere: its sessions here and every token, then the clients by back-channel logout. A client
 * that cannot be told finds out when it refreshes its tokens, minutes later.
 */
export async function endSessionsOf(provider: Provider, accountId: string): Promise<void> {
  const belongs = { payload: { path: ['accountId'], equals: accountId } };
  const sessions = await db.issuerPayload.findMany({
    where: { model: 'Session', ...belongs },
    select: { payload: true },
  });
  const grants = await db.issuerPayload.findMany({ where: { model: 'Grant', ...belongs }, select: { id: true } });
  await db.issuerPayload.deleteMany({ where: { model: { in: ['Session', 'Grant'] }, ...belongs } });
  for (const model of GRANTED) {
    const adapter = new PayloadAdapter(model);
    for (const { id } of grants) await adapter.revokeByGrantId(id);
  }
  const told = sessions.flatMap(({ payload }) => Object.entries((payload as Stored).authorizations ?? {}));
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
