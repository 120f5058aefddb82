import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as studio } from '@/app/api/studio/[sheet]/route';
import { createTeam } from '@/tests/factories/agency';
import { apiRequest } from '@/tests/factories/api';
import { createHotel, createRatePlan, createRoom } from '@/tests/factories/hotel';
import { createLead } from '@/tests/factories/lead';
import { createSentOffer } from '@/tests/factories/offer';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, signIn, type TestUser } from '@/tests/factories/user';

let team: Awaited<ReturnType<typeof createTeam>>;
let other: typeof team;
let admin: TestUser;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  await createHotel('hotel');
  await createRoom('hotel', 'room');
  await createRatePlan('hotel', 'plan');
  [team, other] = [await createTeam(), await createTeam()];
  admin = await createUser({ role: 'admin' });
  const of = { agencyId: team.agency.id, userId: team.owner.id };
  const { id: leadId } = await createLead({ ...of, hotelId: 'hotel', roomId: 'room', ratePlanId: 'plan' });
  await createSentOffer({ ...of, leadId });
});

const everything = async () => JSON.stringify([await ownerDb.agency.findMany(), await ownerDb.brand.findMany()]);

async function show(sheet: 'pdf' | 'mail', person: TestUser, look: unknown, brand?: string) {
  const { cookie } = await signIn(person);
  const query = `?${new URLSearchParams({ look: JSON.stringify(look), ...(brand && { brand }) })}`;
  const response = await studio(apiRequest({ cookie, query }), { params: Promise.resolve({ sheet }) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, text: new TextDecoder().decode(bytes) };
}

const designed = (main: string) => ({ corporateDesign: { colors: { main } }, acceptNearest: true });

describe('a look that nobody has saved', () => {
  it('is on the mail that brings the newest offer, and nothing of it is kept', async () => {
    const before = await everything();
    const { text } = await show('mail', team.owner, designed('#7a1f3d'));
    expect(text).toContain('A week');
    expect(text.toLowerCase()).toContain('#7a1f3d');
    expect(await everything()).toBe(before);
    expect(await ownerDb.outbox.count()).toBe(0);
  });

  it('is on its PDF', async () => {
    const { bytes } = await show('pdf', team.owner, designed('#7a1f3d'));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain('Chambre Saulire');
  });

  it('is judged as it is when it is saved', async () => {
    expect((await show('mail', team.owner, designed('no colour'))).status).toBe(422);
    expect(
      (await show('mail', team.owner, { corporateDesign: { colors: { main: '#777777', invertedFont: '#888888' } } }))
        .status,
    ).toBe(422);
    const logoUrl = '/api/agency-logos/00000000-0000-4000-8000-000000000000';
    expect((await show('mail', team.owner, { corporateDesign: { logoUrl } })).status).toBe(422);
    expect((await show('mail', admin, { mainColor: 'green-ish' }, 'default')).status).toBe(422);
    expect((await show('mail', admin, { logoPath: '/../secret' }, 'default')).status).toBe(422);
  });

  it('is of a brand for admins alone', async () => {
    const { text } = await show('mail', admin, { name: 'Lumi Voyages', accentColor: '#7a1f3d' }, 'default');
    expect(text).toContain('Lumi Voyages');
    expect(text).toContain('#7a1f3d');
    expect((await show('mail', team.owner, { name: 'Lumi Voyages' }, 'default')).status).toBe(404);
    expect((await show('mail', admin, {}, 'nothing')).status).toBe(404);
  });

  it('shows nobody the offer of another agency', async () => {
    expect((await show('pdf', other.owner, designed('#7a1f3d'))).status).toBe(404);
    const { status, text } = await show('mail', other.owner, designed('#7a1f3d'));
    expect([status, text.includes('A week'), text.includes('Clara')]).toEqual([200, false, false]);
  });
});
