import { beforeAll, expect, it } from 'vitest';
import { getBrand } from '@/lib/brand/queries';
import { editedBrand } from '@/lib/brand/rules/profile';
import { changeHotelText, changeManagers, changeRoomText } from '@/lib/catalogue/desk/commands/hotel';
import { changePropertyText } from '@/lib/catalogue/desk/commands/property';
import { getHotelContent } from '@/lib/catalogue/desk/queries/hotel';
import { getPropertyContent } from '@/lib/catalogue/desk/queries/property';
import { changeAgency } from '@/lib/people/agency/commands/change';
import { getAgency } from '@/lib/people/agency/queries';
import { agencyDetails } from '@/lib/people/agency/representation';
import { changeBrand } from '@/lib/people/brand/commands';
import { updateUser } from '@/lib/people/user/commands';
import { getPerson } from '@/lib/people/user/queries';
import { accessOf } from '@/lib/people/user/representation';
import { contentVersion } from '@/lib/platform/content-version';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';
import { changePropertyTerms } from '@/lib/rates/property/commands';
import { getDeskTerms } from '@/lib/rates/property/queries/desk-terms';
import { problemOf } from '@/lib/web/route/problem';
import { createTeam } from '@/tests/factories/agency';
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

const names = [
  'a text of a hotel',
  'a room',
  'sales managers',
  'a text of a property',
  'terms of a property',
  'an agency',
  'a brand',
  'a person',
];

it.each(names)('two windows on %s do not overwrite each other, and the second is told who was first', async (name) => {
  const editor = editors[name];
  if (!editor) throw new Error(name);
  const [first, second] = editor.viewers;
  const write = (viewer: Viewer, said: string, version?: string) =>
    inScope(viewer, (tx) => editor.write(tx, viewer, said, version));
  const met = async (viewer: Viewer, version: string | undefined) => {
    const error = await write(viewer, 'Too late', version).catch((thrown: unknown) => thrown);
    if (!(error instanceof AppError)) throw new Error(`It was written: ${JSON.stringify(error)}`);
    const { who, version: stands } = error.details;
    return { who, stands, status: error.status, title: problemOf(error, 'en', '').title };
  };
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
  await write(second, 'Quiet too', String(told.stands));
  expect(await met(first, seen)).toMatchObject({ status: 409 });
});
