import { enterScope } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

/** A process of its own: lets the option of the lead it is given end a minute ago. What follows is the worker's. */
const id = process.argv[2] ?? '';
const { now } = await clock.business();
const ended = new Date(now().getTime() - 60_000);
await db.$transaction(async (tx) => {
  await enterScope(tx, 'system');
  await tx.lead.update({ where: { id }, data: { optionExpiresAt: ended }, select: { id: true } });
  await tx.propertyHold.updateMany({ where: { leadId: id, releasedAt: null }, data: { expiresAt: ended } });
});
await db.$disconnect();
