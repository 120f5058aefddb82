import { issuerDb } from '@/lib/issuer/database';
import { purgeIssuer } from '@/lib/issuer/purge';
import { startIssuer } from '@/lib/issuer/server';
import { settingsFromEnvironment } from '@/lib/issuer/settings';
import { db } from '@/lib/platform/db';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { speakInOneVoice } from '@/lib/platform/one-voice';

/** `node --conditions=react-server --import tsx lib/issuer/main.ts`; OIDC_ISSUER and EMBEDDED_ISSUER_URL say where. */
const PURGE_MILLISECONDS = 60 * 60 * 1000;

if (!env.EMBEDDED_ISSUER_URL) throw new Error('EMBEDDED_ISSUER_URL must be set.');
if (env.NODE_ENV === 'production') speakInOneVoice();
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
    await Promise.all([issuerDb.$disconnect(), db.$disconnect()]);
    log.info({ pid: process.pid }, 'issuer ended');
  });
}
