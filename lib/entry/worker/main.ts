import { parseArgs } from 'node:util';
import { db } from '@/lib/platform/db';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { log } from '@/lib/platform/log';
import { createMailer } from '@/lib/platform/vendors/mail/mailer';
import { runWorker } from './run';

/** `node --conditions=react-server --import tsx lib/entry/worker/main.ts [--poll 2000] [--lease 120000] [--batch 5]` */
const { values } = parseArgs({
  options: {
    poll: { type: 'string', default: '2000' },
    lease: { type: 'string', default: '120000' },
    batch: { type: 'string', default: '5' },
  },
});

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());

await refuseDemonstrationData();
const mailer = createMailer();
log.info({ pid: process.pid }, 'worker running');
await runWorker(
  {
    mailer,
    batchSize: Number(values.batch),
    leaseMilliseconds: Number(values.lease),
    pollMilliseconds: Number(values.poll),
  },
  ending.signal,
);
mailer.close();
await db.$disconnect();
log.info({ pid: process.pid }, 'worker ended');
