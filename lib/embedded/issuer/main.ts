import { db } from '@/lib/db';
import { refuseDemonstrationData } from '@/lib/demonstration';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { purgeIssuer } from './purge';
import { startIssuer } from './server';
import { settingsFromEnvironment } from './settings';

/** `node --conditions=react-server --import tsx lib/embedded/issuer/main.ts`; OIDC_ISSUER and EMBEDDED_ISSUER_URL say where. */
const PURGE_MILLISECONDS = 60 * 60 * 1000;

if (!env.EMBEDDED_ISSUER_URL) throw new Error('EMBEDDED_ISSUER_URL must be set.');
await refuseDemonstrationData();
const issuer = await startIssuer(settingsFromEnvironment(), Number(new URL(env.EMBEDDED_ISSUER_URL).port));
log.info({ pid: process.pid, port: issuer.port }, 'issuer running');

const purge = () => purgeIssuer().catch((error) => log.error({ err: error }, 'issuer not purged'));
const purging = setInterval(purge, PURGE_MILLISECONDS);

let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    clearInterval(purging);
    await issuer.close();
    await db.$disconnect();
    log.info({ pid: process.pid }, 'issuer ended');
  });
}
