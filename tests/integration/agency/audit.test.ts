import { describe, expect, it } from 'vitest';
import { writeAudit } from '@/lib/people/audit/commands';
import { listAudit } from '@/lib/people/audit/queries';
import { deedOf } from '@/lib/people/audit/rules';
import { auditQuerySchema } from '@/lib/people/audit/schema';
import { createTeam } from '@/tests/factories/agency';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { actingViewer, createUser, viewerOf } from '@/tests/factories/user';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('audit', () => {
  it('names both identities of an admin who acts, and one of anybody else', async () => {
    const { agency, owner } = await createTeam();
    const admin = await createUser({ role: 'admin' });
    const entry = { action: 'brand.changed', entity: 'brand', entityId: 'both' } as const;
    const context = { requestId: 'r', now: () => at('2026-12-01') };
    await asOwner(async (tx) => {
      await writeAudit(tx, { ...context, viewer: await actingViewer(admin, agency.id) }, entry);
      await writeAudit(tx, { ...context, viewer: await viewerOf(admin) }, entry);
      await writeAudit(tx, { ...context, viewer: await viewerOf(owner) }, entry);
      await writeAudit(tx, { ...context, viewer: null }, entry);
    });
    const { results } = await listAudit(await viewerOf(admin), auditQuerySchema.parse({ entityId: 'both' }));
    expect(results.map(({ actor, actingFor }) => [actor?._id, actingFor?.name])).toEqual([
      [undefined, undefined],
      [owner.id, undefined],
      [admin.id, undefined],
      [admin.id, agency.name],
    ]);
  });

  it('is paged by 50 and filtered, newest first', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    await ownerDb.audit.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        at: at(index < 60 ? '2026-12-05' : '2026-12-06'),
        action: index % 2 ? 'agency.changed' : 'user.changed',
        entity: 'paged',
        entityId: String(index),
        requestId: 'r',
      })),
    });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await listAudit(admin, auditQuerySchema.parse({ entity: 'paged', before }));
      expect(page.results.length).toBeLessThanOrEqual(50);
      seen.push(...page.results.map(({ entityId }) => entityId));
      before = page.next ?? undefined;
    } while (before);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
    const count = async (query: object) =>
      (await listAudit(admin, auditQuerySchema.parse({ entity: 'paged', ...query }))).results.length;
    expect(await count({ action: 'agency.changed', from: '2026-12-06' })).toBe(30);
    expect(await count({ from: '2026-12-06', until: '2026-12-05' })).toBe(0);
    expect(await count({ action: 'no such action', until: '2026-12-05' })).toBe(50);
  });

  it('names the agency and the person concerned, and is found by either', async () => {
    const { agency, owner, agent } = await createTeam();
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const after = { role: 'supervisorAgent', userId: agent.id, agencyId: agency.id };
    const entry = { action: 'membership.roleChanged', entity: 'membership', entityId: 'm', after } as const;
    const viewer = await viewerOf(owner);
    await asOwner((tx) => writeAudit(tx, { viewer, requestId: 'r', now: () => at('2026-12-01') }, entry));
    for (const query of [{ search: agency.name }, { search: agent.email.toUpperCase() }, { agencyId: agency.id }]) {
      const { results } = await listAudit(admin, auditQuerySchema.parse(query));
      expect(results.map(({ actor, about }) => [actor?._id, about.agency, about.person !== null])).toEqual([
        [owner.id, agency.name, true],
      ]);
    }
    expect((await listAudit(admin, auditQuerySchema.parse({ search: 'nobody-called-so' }))).results).toEqual([]);
  });

  it('says of a lead which one it is, for whom and where, and who answered by the link of a mail', async () => {
    await createBrand('default');
    await createPlaces();
    await createHotel('hotel');
    await createRoom('hotel', 'room');
    await createRatePlan('hotel', 'plan');
    const { agency, agent } = await createTeam();
    const asked = { agencyId: agency.id, userId: agent.id, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' };
    const { id } = await createLead(asked);
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const about = { action: 'lead.stateChanged', entity: 'lead', entityId: id } as const;
    const after = { status: 'DECLINED_OPTION', event: 'declinedOption', reason: 'Full', by: 'supplier' };
    const entry = { ...about, before: { status: 'REQUESTED_OPTION' }, after };
    await asOwner((tx) => writeAudit(tx, { viewer: null, requestId: 'r', now: () => at('2026-12-01') }, entry));
    const { results } = await listAudit(admin, auditQuerySchema.parse({ entityId: id }));
    const { name } = await ownerDb.hotel.findUniqueOrThrow({ where: { id: 'hotel' } });
    expect(results).toMatchObject([
      {
        actor: null,
        house: name,
        about: { agency: agency.name },
        lead: { reference: id, client: 'Clara Weiss', house: name, currency: 'EUR' },
      },
    ]);
    expect(results.map(deedOf)).toEqual(['declinedOption']);
  });

  it('is for admins', async () => {
    const { owner } = await createTeam();
    await expect(listAudit(await viewerOf(owner), auditQuerySchema.parse({}))).rejects.toMatchObject({ status: 403 });
  });

  it('ignores filters that cannot be', async () => {
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const long = 'x'.repeat(300);
    const odd = { action: 'x', entity: long, entityId: long, actorId: long, agencyId: long, before: '-1' };
    expect(auditQuerySchema.parse(odd)).toEqual({});
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', long]) {
      await listAudit(admin, auditQuerySchema.parse({ from: day, until: day, before: '999999999999999999' }));
    }
  });
});
