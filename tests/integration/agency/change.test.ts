import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readLogo } from '@/app/api/agency-logos/[logoId]/route';
import { POST as upload } from '@/app/api/travel-agencies/[agencyId]/logo/route';
import { PATCH as change, GET as read } from '@/app/api/travel-agencies/[agencyId]/route';
import { createMember, createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createUser, signIn } from '@/tests/factories/user';

let team: Awaited<ReturnType<typeof createTeam>>;
let supervisor: string;

beforeAll(async () => {
  team = await createTeam();
  supervisor = (await signIn(team.owner)).cookie;
});

const patch = (body: unknown, cookie = supervisor, agencyId = team.agency.id) =>
  callApi(change, { method: 'PATCH', cookie, params: { agencyId }, body });

const stored = () => asOwner((tx) => tx.agency.findUniqueOrThrow({ where: { id: team.agency.id } }));

describe('PATCH of an agency', () => {
  it('changes what it names, leaves the rest and keeps before and after', async () => {
    const { status, body } = await patch({ name: 'Morgenrot', corporateDesign: { theme: 'colorful' } });
    expect([status, body.name, body.corporateDesign.theme]).toEqual([200, 'Morgenrot', 'colorful']);
    const [entry] = await ownerDb.audit.findMany({
      where: { entityId: team.agency.id },
      orderBy: { id: 'desc' },
      take: 1,
    });
    expect(entry).toMatchObject({
      action: 'agency.changed',
      actorId: team.owner.id,
      before: { name: team.agency.name, designTheme: null },
      after: { name: 'Morgenrot', designTheme: 'colorful' },
    });
    await patch({ name: 'Morgenrot' });
    expect(await ownerDb.audit.count({ where: { entityId: team.agency.id, action: 'agency.changed' } })).toBe(1);
  });

  it('refuses unknown fields: verification is not the agency’s to change', async () => {
    expect((await patch({ verification: 'verified' })).status).toBe(422);
    expect((await patch({ corporateDesign: { theme: 'dark' } })).status).toBe(422);
  });

  it('an agent reads and may not change', async () => {
    const { cookie } = await signIn(team.agent);
    expect((await callApi(read, { cookie, params: { agencyId: team.agency.id } })).body._id).toBe(team.agency.id);
    expect((await patch({ name: 'X' }, cookie)).status).toBe(403);
  });

  it('an admin sets a domain of any of the agency’s verified people', async () => {
    const { cookie } = await signIn(await createUser({ role: 'admin' }));
    await createMember(team.agency, 'agent', { email: 'colleague@morgenrot.example' });
    expect((await patch({ autoInviteEmailDomain: 'morgenrot.example' })).status).toBe(422);
    expect((await patch({ autoInviteEmailDomain: 'strange.example' }, cookie)).status).toBe(422);
    expect((await patch({ autoInviteEmailDomain: 'morgenrot.example' }, cookie)).status).toBe(200);
    expect((await patch({ autoInviteEmailDomain: '' })).body.autoInviteEmailDomain).toBeNull();
  });
});

describe('corporate design', () => {
  const colors = (main: string | null, invertedFont: string | null = null, accentOnMain: string | null = null) => ({
    corporateDesign: { colors: { main, invertedFont, accentOnMain } },
  });

  it('refuses colours nobody could read and names the nearest passing shades', async () => {
    const { status, body } = await patch(colors('#11494b', '#0f5c5e', '#11494b'));
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      'corporateDesign.colors.accentOnMain',
      'corporateDesign.colors.invertedFont',
    ]);
    const accepted = await patch(
      colors(
        '#11494b',
        body.suggestion['corporateDesign.colors.invertedFont'],
        body.suggestion['corporateDesign.colors.accentOnMain'],
      ),
    );
    expect(accepted.status).toBe(200);
  });

  it('stores the nearest shade when it is accepted beforehand', async () => {
    // Neither white nor ink reaches 4.5:1 on this grey.
    const grey = '#7e8081';
    expect((await patch(colors(grey))).body.suggestion['corporateDesign.colors.main']).toMatch(/^#[0-9a-f]{6}$/);
    const { body } = await patch({ ...colors(grey), acceptNearest: true });
    expect(body.corporateDesign.colors.main).not.toBe(grey);
    expect((await stored()).designMainColor).toBe(body.corporateDesign.colors.main);
    expect((await patch(colors(body.corporateDesign.colors.main))).status).toBe(200);
  });

  it('refuses what is no colour even then, and takes an empty one for the brand’s own', async () => {
    const { status, body } = await patch({ ...colors('sunrise'), acceptNearest: true });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['corporateDesign.colors.main']]);
    expect((await patch(colors(''))).body.corporateDesign.colors.main).toBeNull();
  });
});

describe('logo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#c33' } });
  const send = (body: Uint8Array | FormData, type: string | null, cookie = supervisor, agencyId = team.agency.id) =>
    callApi(upload, {
      method: 'POST',
      cookie,
      params: { agencyId },
      body,
      headers: type === null ? {} : { 'content-type': type },
    });

  it('is drawn anew as PNG within 800 × 240 and served to the agency', async () => {
    const { status, body } = await send(await picture(2000, 300).jpeg().toBuffer(), 'image/jpeg');
    expect([status, body.width, body.height]).toEqual([201, 800, 120]);
    const logoId = body.logoUrl.split('/').at(-1);
    expect((await patch({ corporateDesign: { logoUrl: body.logoUrl } })).body.corporateDesign.logoUrl).toBe(
      body.logoUrl,
    );
    const { cookie } = await signIn(team.agent);
    const { response, status: read } = await callApi(readLogo, { cookie, params: { logoId } });
    expect(read).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const kept = await asOwner((tx) => tx.agencyLogo.findUniqueOrThrow({ where: { id: logoId } }));
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'png', width: 800, height: 120 });
    const stranger = await createTeam();
    const theirs = await signIn(stranger.owner);
    expect((await callApi(readLogo, { cookie: theirs.cookie, params: { logoId } })).status).toBe(404);
    const foreign = await callApi(change, {
      method: 'PATCH',
      cookie: theirs.cookie,
      params: { agencyId: stranger.agency.id },
      body: { corporateDesign: { logoUrl: body.logoUrl } },
    });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['corporateDesign.logoUrl']]);
  });

  it('comes as a form as well, loses what is not a pixel, and replaces an unused one', async () => {
    const file = await picture(90, 30)
      .withExif({ IFD0: { Copyright: 'secret words' } })
      .webp()
      .toBuffer();
    const form = new FormData();
    form.set('logo', new File([new Uint8Array(file)], 'anything.svg', { type: 'image/svg+xml' }));
    const first = await send(form, null);
    expect([first.status, first.body.width]).toEqual([201, 90]);
    const id = first.body.logoUrl.split('/').at(-1);
    const kept = await asOwner((tx) => tx.agencyLogo.findUniqueOrThrow({ where: { id } }));
    expect(Buffer.from(kept.bytes).toString('latin1')).not.toContain('secret words');
    await send(await picture(10, 10).png().toBuffer(), 'image/png');
    const left = await asOwner((tx) => tx.agencyLogo.findMany({ where: { agencyId: team.agency.id } }));
    expect([left.length, left.some((logo) => logo.id === id)]).toEqual([2, false]);
  });

  it('is a file: a word in its place is refused at the field', async () => {
    const form = new FormData();
    form.set('logo', 'logo.png');
    expect(await send(form, null)).toMatchObject({ status: 422, body: { errors: { logo: expect.any(String) } } });
  });

  it('is what its content says, not its name: 415 for SVG and anything else', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const file of [svg, Buffer.from('GIF89a\x01\x00\x01\x00'), Buffer.from('%PDF-1.7')]) {
      expect(await send(file, 'image/png')).toMatchObject({ status: 415, body: { code: 'logoType' } });
    }
  });

  it('is refused when it cannot be read, is a bomb, empty or over 1 MB', async () => {
    const good = await picture(20, 20).png().toBuffer();
    const cut = await send(good.subarray(0, good.length - 20), 'image/png');
    expect(cut).toMatchObject({ status: 422, body: { code: 'logoUnreadable' } });
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    expect((await send(bomb, 'image/png')).status).toBe(422);
    expect((await send(new Uint8Array(), 'image/png')).status).toBe(422);
    expect((await send(new Uint8Array(1024 * 1024 + 1), 'image/png')).status).toBe(413);
  });
});
