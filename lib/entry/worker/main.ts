import { parseArgs } from 'node:util';
import { db } from '@/lib/platform/db';
import { refuseDemonstrationData } from '@/lib/platform/demonstration';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { speakInOneVoice } from '@/lib/platform/one-voice';
import { giveBackOfDead } from '@/lib/platform/outbox/commands';
import { chat } from '@/lib/platform/vendors/chat/chat';
import { createMailer } from '@/lib/platform/vendors/mail/mailer';
import { encodePictures } from './pictures';
import { runWorker } from './run';

/** `node --conditions=react-server --import tsx lib/entry/worker/main.ts [--poll 2000] [--lease 120000] [--batch 5] [--pictures]` */
const { values } = parseArgs({
  options: {
    poll: { type: 'string', default: '2000' },
    lease: { type: 'string', default: '120000' },
    batch: { type: 'string', default: '5' },
    /** Encodes pictures ahead of visitors, with the web process of this machine. */
    pictures: { type: 'boolean', default: false },
  },
});

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());

if (env.NODE_ENV === 'production') speakInOneVoice();
await refuseDemonstrationData();
const mailer = createMailer();
const givenBack = await giveBackOfDead();
log.info({ pid: process.pid, givenBack }, 'worker running');
const { signal } = ending;
const encoding = values.pictures
  ? encodePictures({ web: `http://localhost:${env.PORT}`, signal }).catch((error: unknown) =>
      log.error({ err: error }, 'pictures are not encoded ahead'),
    )
  : null;
await runWorker(
  {
    mailer,
    chat: chat(),
    batchSize: Number(values.batch),
    leaseMilliseconds: Number(values.lease),
    pollMilliseconds: Number(values.poll),
  },
  signal,
);
await encoding;
mailer.close();
await db.$disconnect();
log.info({ pid: process.pid }, 'worker ended');
