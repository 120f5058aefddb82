import 'server-only';
import { randomUUID } from 'node:crypto';
import { enterScope } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { count } from '@/lib/platform/limits';
import type { RequestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { CONSENT_VERSION, type ConsentChoice } from '@/lib/web/consent';
import { consentLimits } from '@/lib/web/route/limit';

/** Keeps what was said to which words, by whom where somebody is signed in. Throws 429. */
export async function noteConsent(
  viewer: Viewer | null,
  choice: ConsentChoice,
  { address, origin, locale }: Pick<RequestContext, 'address' | 'origin' | 'locale'>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await count(tx, consentLimits(address));
    if (viewer) await enterScope(tx, viewer);
    await tx.consentLog.createMany({
      data: {
        ...{ id: randomUUID(), at: clock.machine(), choice, version: CONSENT_VERSION, locale },
        ...{ host: new URL(origin).host, userId: viewer?.id ?? null },
      },
    });
  });
}
