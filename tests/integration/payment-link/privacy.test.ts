import { beforeAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '@/lib/entry/worker/purge';
import { notePaid } from '@/lib/money/dues/commands/settle';
import { getUserExport } from '@/lib/people/personal-data/queries';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { beginNow } from '@/tests/setup/own-database';
import { asSystem } from '../ledger/stage';
import { type Booked, createBooked, make } from './stage';

beforeAll(async () => {
  await beginNow();
  await createBrand('default');
  await createPlaces();
});

const yearsAgo = (years: number, days = 0) => {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return new Date(at.getTime() - days * 24 * 60 * 60 * 1000);
};

const noteTransfer = ({ dueId, operator }: Booked, at: Date) =>
  asSystem((tx) =>
    notePaid(
      tx,
      dueId,
      { ...{ method: 'transfer', amount: 122_500n, currency: 'EUR' }, reference: 'LIND 1179', onDay: '2026-11-20' },
      { actorId: operator.id, requestId: 'r', at },
    ),
  );

describe('what a payment leaves of a client', () => {
  it('is in the export of whoever has an account under the verified address the link was sent to', async () => {
    const booked = await createBooked();
    await make(booked.agent, booked, 'Rose.Lind@post.example');
    await noteTransfer(booked, new Date());
    const other = await createBooked();
    await make(other.agent, other, 'else@post.example');
    const person = await createUser({ email: 'rose.lind@post.example' });
    const exported = async () => (await getUserExport(await viewerOf(person), person.id))?.payments;
    const { reference } = await ownerDb.lead.findUniqueOrThrow({ where: { id: booked.leadId } });
    expect(await exported()).toMatchObject([
      {
        ...{ reference, due: 'prepayment', amount: 1225, currency: 'EUR', linkSentTo: ['Rose.Lind@post.example'] },
        transfers: [{ on: '2026-11-20', reference: 'LIND 1179' }],
      },
    ]);
    await ownerDb.user.update({ where: { id: person.id }, data: { isEmailVerified: false } });
    expect(await exported()).toEqual([]);
  });

  it('is forgotten once the law does not ask for it: the address after six years, the reference after eight', async () => {
    const [old, young] = [await createBooked(), await createBooked()];
    for (const [booked, years] of [
      [old, yearsAgo(6, 1)],
      [young, yearsAgo(6, -1)],
    ] as const) {
      const { id } = await make(booked.agent, booked, 'rose@post.example');
      const createdAt = new Date(years.getTime() - 1000);
      await ownerDb.paymentLink.update({ where: { id }, data: { createdAt, endsAt: years } });
    }
    await noteTransfer(old, yearsAgo(8, 1));
    await noteTransfer(young, yearsAgo(8, -1));
    expect(await purgeExpired()).toMatchObject({ linkAddress: 1, transferReference: 1 });
    const kept = async ({ dueId }: Booked) => {
      const where = { dueId };
      const [{ email }, { reference, amount }] = [
        await ownerDb.paymentLink.findFirstOrThrow({ where }),
        await ownerDb.dueEvent.findFirstOrThrow({ where }),
      ];
      return [email, reference, amount];
    };
    expect(await kept(old)).toEqual([null, null, 122_500n]);
    expect(await kept(young)).toEqual(['rose@post.example', 'LIND 1179', 122_500n]);
  });
});
