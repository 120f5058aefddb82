import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBrand } from '@/lib/brand/queries';
import { editedBrand } from '@/lib/brand/rules/profile';
import { changeHotelText, changeManagers, changeRoomText } from '@/lib/catalogue/desk/commands/hotel';
import { changePropertyText } from '@/lib/catalogue/desk/commands/property';
import { getHotelContent } from '@/lib/catalogue/desk/queries/hotel';
import { getPropertyContent } from '@/lib/catalogue/desk/queries/property';
import { changeAgency } from '@/lib/people/agency/commands/change';
import { claimProgramme, decideProgramme } from '@/lib/people/agency/commands/programmes';
import { decideVerification } from '@/lib/people/agency/commands/verification';
import { getAgency } from '@/lib/people/agency/queries';
import { agencyDesign, agencyDetails } from '@/lib/people/agency/representation';
import type { AgencyPatch } from '@/lib/people/agency/schema';
import { changeBrand } from '@/lib/people/brand/commands';
import { updateUser } from '@/lib/people/user/commands';
import { getPerson } from '@/lib/people/user/queries';
import { accessOf } from '@/lib/people/user/representation';
import type { UserPatch } from '@/lib/people/user/schema';
import { contentVersion } from '@/lib/platform/content-version';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';
import { changePropertyTerms } from '@/lib/rates/property/commands';
import { getDeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { answerDestinationRequest, createDestinationRequest } from '@/lib/sales/destination-request/commands';
import { problemOf } from '@/lib/web/route/problem';
import { createProgrammes, createTeam } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { contextAt, createStage as createHotelStage, inScope } from '../lead/stage';
import { createStage as createPropertyStage } from '../property-lead/stage';

/** Editors of the desks and of the admins; those of the catalogue and both calendars have tests of their own. */
type Editor = {
  /** Whoever opens it, and a colleague with the same right. */
  viewers: [Viewer, Viewer];
  /** What the page hands to its form. */
  read: (viewer: Viewer) => Promise<string | undefined>;
  write: (tx: Transaction, viewer: Viewer, said: string, version?: string) => Promise<unknown>;
};

const editors: Record<string, Editor> = {};
const shades: Record<string, string> = { Quiet: '#0f4c4e', 'Quiet too': '#5a2a3c' };

async function colleague(viewer: Viewer, changes: object): Promise<Viewer> {
  return viewerOf(await createUser({ role: viewer.role, firstName: 'Paula', lastName: 'Egger', ...changes }));
}

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const { contact, hotelId } = await createHotelStage();
  const { operator, propertyId } = await createPropertyStage();
  const { agency, owner } = await createTeam();
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const person = await createUser({});
  const context = contextAt();
  const roomId = `${hotelId}-room`;
  const hotel = (viewer: Viewer) => getHotelContent(viewer, hotelId, 'en');
  const contacts: Editor['viewers'] = [contact, await colleague(contact, { hotelId })];
  const operators: Editor['viewers'] = [operator, await colleague(operator, { operatorId: operator.operatorId })];
  const admins: Editor['viewers'] = [admin, await colleague(admin, {})];
  Object.assign(editors, {
    'a text of a hotel': {
      viewers: contacts,
      read: async (viewer) => (await hotel(viewer))?.texts.wellness.version,
      write: (tx, viewer, en, version) =>
        changeHotelText(tx, viewer, hotelId, { text: 'wellness', en, de: en, version }, context),
    },
    'a room': {
      viewers: contacts,
      read: async (viewer) => (await hotel(viewer))?.rooms[0]?.version,
      write: (tx, viewer, said, version) => {
        const words = { nameEn: said, nameDe: said, descriptionEn: said, descriptionDe: said };
        return changeRoomText(tx, viewer, { hotelId, roomId }, { ...words, version }, context);
      },
    },
    'sales managers': {
      viewers: contacts,
      read: async (viewer) => (await hotel(viewer))?.managersVersion,
      write: (tx, viewer, fullName, version) => {
        const managers = [{ fullName, email: 'lena@hotel.example', languages: [] }];
        return changeManagers(tx, viewer, hotelId, { managers, version: version ?? '' }, context);
      },
    },
    'a text of a property': {
      viewers: operators,
      read: async (viewer) => (await getPropertyContent(viewer, propertyId, 'en'))?.texts.opening?.version,
      write: (tx, viewer, en, version) =>
        changePropertyText(tx, viewer, propertyId, { text: 'opening', en, de: en, version }, context),
    },
    'terms of a property': {
      viewers: operators,
      read: async (viewer) => (await getDeskTerms(viewer, propertyId))?.sold?.version,
      write: (tx, viewer, said, version) => {
        const payments = [{ days: 84, percent: 100 }];
        const terms = { prepayment: said.length, payments, refunds: [], deposit: null };
        return changePropertyTerms(tx, viewer, propertyId, { ...terms, version }, context);
      },
    },
    'an agency': {
      viewers: [await viewerOf(owner), admin],
      read: async (viewer) => {
        const found = await getAgency(viewer, agency.id);
        return found ? contentVersion(agencyDetails(found)) : undefined;
      },
      write: (tx, viewer, address, version) => changeAgency(tx, viewer, agency.id, { address, version }, context),
    },
    'the design of an agency': {
      viewers: [await viewerOf(owner), admin],
      // As the page has it: from whoever looks.
      read: async () => {
        const { agency: own } = await viewerOf(owner);
        return own ? contentVersion(agencyDesign(own.design)) : undefined;
      },
      write: (tx, viewer, said, version) => {
        const colors = { main: shades[said] ?? null };
        return changeAgency(tx, viewer, agency.id, { corporateDesign: { colors }, version }, context);
      },
    },
    'the verification of an agency': {
      viewers: admins,
      read: async (viewer) => {
        const found = await getAgency(viewer, agency.id);
        return found ? contentVersion(found.verification) : undefined;
      },
      write: (tx, viewer, note, version) => {
        const status = note === 'Quiet' ? 'rejected' : 'verified';
        return decideVerification(tx, viewer, agency.id, { status, note, version }, context);
      },
    },
    'a brand': {
      viewers: admins,
      read: async () => {
        const found = await getBrand('default');
        return found ? contentVersion(editedBrand(found)) : undefined;
      },
      write: (tx, viewer, productName, version) =>
        changeBrand(tx, viewer, 'default', { productName, version }, context),
    },
    'a person': {
      viewers: admins,
      read: async (viewer) => {
        const found = await getPerson(viewer, person.id);
        if (!found) return undefined;
        const { role, company, hotel: house, operator: of } = found;
        return contentVersion(accessOf({ role, company, hotelId: house?._id ?? null, operatorId: of?._id ?? null }));
      },
      write: (tx, viewer, company, version) => updateUser(tx, viewer, person.id, { company, version }, context),
    },
  } satisfies Record<string, Editor>);
});

/** What was refused, as the second of two reads it. */
async function refusalOf(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`It was written: ${JSON.stringify(error)}`);
  const { who, version: stands } = error.details;
  const { title, status } = problemOf(error, 'en', '');
  return { status, title, who, stands: String(stands) };
}

const names = [
  'a text of a hotel',
  'a room',
  'sales managers',
  'a text of a property',
  'terms of a property',
  'an agency',
  'the design of an agency',
  'the verification of an agency',
  'a brand',
  'a person',
];

it.each(names)('two windows on %s do not overwrite each other, and the second is told who was first', async (name) => {
  const editor = editors[name];
  if (!editor) throw new Error(name);
  const [first, second] = editor.viewers;
  const write = (viewer: Viewer, said: string, version?: string) =>
    inScope(viewer, (tx) => editor.write(tx, viewer, said, version));
  const met = (viewer: Viewer, version: string | undefined) => refusalOf(write(viewer, 'Too late', version));
  const seen = await editor.read(first);
  expect(seen).toMatch(/^\w{16}$/);
  await write(first, 'Quiet', seen);
  // The same person in another window, then a colleague.
  expect(await met(first, seen)).toMatchObject({
    ...{ status: 409, who: 'self' },
    title: 'You have changed this in another window.',
  });
  const told = await met(second, seen);
  const isKnown = told.who === 'known';
  expect(told.title).toBe(
    isKnown ? `${first.displayName} has changed this meanwhile.` : 'Somebody has changed this meanwhile.',
  );
  expect([told.status, isKnown]).toEqual([409, true]);
  // Whoever has been told may put theirs in its place.
  await write(second, 'Quiet too', told.stands);
  expect(await met(first, seen)).toMatchObject({ status: 409 });
});

describe('what two admins decide at once', () => {
  let first: Viewer;
  let second: Viewer;
  let team: Awaited<ReturnType<typeof createTeam>>;
  beforeEach(async () => {
    const admins = [{ firstName: 'Paula', lastName: 'Egger' }, { firstName: 'Anton' }] as const;
    [first, second] = (await Promise.all(
      admins.map(async (name) => viewerOf(await createUser({ role: 'admin', ...name }))),
    )) as [Viewer, Viewer];
    team = await createTeam();
  });

  it('of a programme: alike is one decision, another one is told who was first and may then be made', async () => {
    await createProgrammes();
    const agencyId = team.agency.id;
    const of = { agencyId, programmeId: 'first' };
    const owner = await viewerOf(team.owner);
    const claim = () => inScope(owner, (tx) => claimProgramme(tx, owner, agencyId, of.programmeId, contextAt()));
    const decide = (viewer: Viewer, status: 'verified' | 'rejected', version: string) =>
      inScope(viewer, (tx) => decideProgramme(tx, viewer, of, { status, version }, contextAt()));
    await claim();
    const seen = contentVersion('claimedByAgency');
    await decide(first, 'verified', seen);
    await decide(second, 'verified', seen);
    expect(await ownerDb.audit.count({ where: { entityId: agencyId, action: 'agency.programmeDecided' } })).toBe(1);
    const told = await refusalOf(decide(second, 'rejected', seen));
    expect(told).toMatchObject({ status: 409, title: 'Paula Egger has changed this meanwhile.' });
    await decide(second, 'rejected', told.stands);
    // Claimed anew is the agency's deed, not the last decision.
    await claim();
    const anew = await refusalOf(decide(first, 'verified', contentVersion('rejected')));
    expect(anew.title).toBe(`${owner.displayName} has changed this meanwhile.`);
  });

  it('of a destination: the first answer goes out, and the second admin is told whose it is, however often', async () => {
    const agent = await viewerOf(team.agent);
    const { _id } = await inScope(agent, (tx) =>
      createDestinationRequest(tx, agent, { place: 'Alta Badia', reason: 'Asked for.' }, contextAt()),
    );
    const answer = (viewer: Viewer, said: string, version: string) =>
      inScope(viewer, (tx) =>
        answerDestinationRequest(tx, viewer, _id, { status: 'planned', answer: said, version }, contextAt()),
      );
    await answer(first, 'From next winter.', contentVersion('open'));
    const told = await refusalOf(answer(second, 'Never.', contentVersion('open')));
    expect(told).toMatchObject({ status: 409, title: 'Paula Egger has changed this meanwhile.' });
    expect(await refusalOf(answer(second, 'Never.', told.stands))).toMatchObject({
      title: 'This request has been answered already.',
    });
    const kept = await ownerDb.destinationRequest.findUniqueOrThrow({ where: { id: _id } });
    expect([kept.answer, kept.answeredById]).toEqual(['From next winter.', first.id]);
  });
});

it('the version of a patch that names details and design is of both', async () => {
  const { agency, owner } = await createTeam();
  const viewer = await viewerOf(owner);
  const change = (patch: AgencyPatch) =>
    inScope(viewer, (tx) => changeAgency(tx, viewer, agency.id, patch, contextAt()));
  const both = async (version: string) =>
    change({ name: 'Morgenrot', corporateDesign: { theme: 'colorful' }, version });
  const { agency: own } = viewer;
  const found = await getAgency(viewer, agency.id);
  if (!own || !found) throw new Error('no agency');
  const parts = [agencyDetails(found), agencyDesign(own.design)] as const;
  for (const part of parts) expect((await refusalOf(both(contentVersion(part)))).status).toBe(409);
  await both(contentVersion({ ...parts[0], ...parts[1] }));
});

it('a flag that is turned leaves those alone that another window has turned', async () => {
  const person = await createUser({});
  const viewer = await viewerOf(person);
  const turn = (flags: UserPatch['flags']) =>
    inScope(viewer, (tx) => updateUser(tx, viewer, person.id, { flags }, contextAt()));
  await turn({ shouldDisplayDemoHotels: true });
  await turn({ shouldDisplayDemoProperties: false });
  expect(await ownerDb.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
    shouldDisplayDemoHotels: true,
    shouldDisplayDemoProperties: false,
    shouldDisplayLinksToHotelAccess: null,
  });
});
