import { beforeAll, describe, expect, it } from 'vitest';
import { GET as currentUser } from '@/app/api/current_user/route';
import { GET as list } from '@/app/api/travel-agencies/[agencyId]/members/route';
import { GET as read } from '@/app/api/travel-agencies/[agencyId]/route';
import { enterScope } from '@/lib/people/scope';
import { db, type Transaction } from '@/lib/platform/db';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { signIn, viewerOf } from '@/tests/factories/user';

const AGENCIES = 10;
const REQUESTS = 500;

type Tenant = { agencyId: string; name: string; people: string[]; cookies: string[] };
let tenants: Tenant[];

beforeAll(async () => {
  tenants = [];
  for (let index = 0; index < AGENCIES; index++) {
    const { agency, owner, agent } = await createTeam({ name: `Tenant ${index}` });
    const third = await createMember(agency);
    const people = [owner, agent, third];
    const cookies: string[] = [];
    for (const person of people) cookies.push((await signIn(person)).cookie);
    tenants.push({ agencyId: agency.id, name: agency.name, people: people.map(({ id }) => id).sort(), cookies });
  }
});

/** Four times as many as there are connections: each connection serves all agencies in turn. */
const IN_FLIGHT = 40;

/** Every request as soon as there is room, in an order in which neighbours belong to different agencies. */
async function interleaved<Result>(work: (tenant: Tenant, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const tenant = tenants[(index * 7) % AGENCIES];
      if (!tenant) throw new Error('There is no such tenant.');
      results.push(await work(tenant, index));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return results;
}

describe('500 interleaved requests of ten agencies', () => {
  it('never mix, neither in what they read of themselves nor in what they ask of their neighbour', async () => {
    const answers = await interleaved(async (tenant, index) => {
      const cookie = tenant.cookies[index % 3];
      const neighbour = tenants[(tenants.indexOf(tenant) + 1) % AGENCIES];
      const params = { agencyId: tenant.agencyId };
      switch (index % 4) {
        case 0:
          return (await callApi(currentUser, { cookie })).body.travelAgencyId === tenant.agencyId;
        case 1: {
          const { body } = await callApi(list, { cookie, params });
          return JSON.stringify(body.map(({ _id }: { _id: string }) => _id).sort()) === JSON.stringify(tenant.people);
        }
        case 2:
          return (await callApi(read, { cookie, params })).body.name === tenant.name;
        default:
          return (await callApi(read, { cookie, params: { agencyId: neighbour?.agencyId ?? '' } })).status === 404;
      }
    });
    expect(answers.filter((isOwn) => !isOwn)).toHaveLength(0);
    expect(answers).toHaveLength(REQUESTS);
  });

  /** What every query would do if it forgot its `where`: only the wall is left. */
  const everything = (tx: Transaction) => tx.membership.findMany({ select: { agencyId: true } });

  const ofOthers = async (enter: (tx: Transaction, tenant: Tenant) => Promise<void>) => {
    const answers = await interleaved((tenant) =>
      db.$transaction(async (tx) => {
        await enter(tx, tenant);
        const rows = await everything(tx);
        return { own: rows.length, strange: rows.filter(({ agencyId }) => agencyId !== tenant.agencyId).length };
      }),
    );
    return {
      strange: answers.reduce((sum, { strange }) => sum + strange, 0),
      empty: answers.filter(({ own }) => own === 0).length,
    };
  };

  it('do not mix either where a query forgets its where', async () => {
    const viewers = new Map<string, Awaited<ReturnType<typeof viewerOf>>>();
    for (const { agencyId, people } of tenants)
      viewers.set(agencyId, await viewerOf({ subject: `subject-${people[0]}` }));
    const found = await ofOthers(async (tx, { agencyId }) => {
      const viewer = viewers.get(agencyId);
      if (!viewer) throw new Error('There is no such viewer.');
      await enterScope(tx, viewer);
    });
    expect(found).toEqual({ strange: 0, empty: 0 });
  });

  it('negative control: without a scope nothing comes, and beyond the wall everything mixes', async () => {
    expect(await ofOthers(async () => {})).toEqual({ strange: 0, empty: REQUESTS });
    const { strange } = await ofOthers((tx) => enterScope(tx, 'system'));
    expect(strange).toBe(REQUESTS * (AGENCIES - 1) * 3);
  });
});
