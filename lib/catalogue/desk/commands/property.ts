import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { demandsRegistration } from '@/lib/catalogue/property/rules/registration';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { highlightsOf } from '../rules';
import type { PropertyTextInput, RegistrationInput } from '../schema';

type Answer = { _id: string };

const refused = (field: string) => new AppError('invalidInput', { status: 422, fields: { [field]: 'invalidValue' } });

/** What of the property decides about the edit. Throws 404. */
async function readOwn(tx: Transaction, viewer: Viewer, propertyId: string) {
  const property = await tx.property.findFirst({
    where: { id: propertyId, ...operatedProperties(viewer) },
    select: { petsAllowed: true, city: { select: { countryId: true } } },
  });
  if (!property) throw new AppError('notFound', { status: 404 });
  return property;
}

async function write(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { data, after }: { data: Prisma.PropertyUpdateInput; after: Record<string, string> },
  context: WriteContext,
): Promise<Answer> {
  await tx.property.update({ where: { id }, data: { ...data, updatedAt: context.now() }, select: { id: true } });
  const entry = { action: 'property.contentChanged', entity: 'property', entityId: id, after } as const;
  await writeAudit(tx, { ...context, viewer }, entry);
  return { _id: id };
}

function columnsOf({ text, en, de }: PropertyTextInput): Prisma.PropertyUpdateInput {
  if (text === 'highlights') return { highlights: highlightsOf({ en, de }) ?? [] };
  if (text === 'petDetails') return { petDetailsEn: en || null, petDetailsDe: de || null };
  return { [`${text}En`]: en, [`${text}De`]: de };
}

/** One text of a property, in both languages. Pages and caches follow by the triggers of the table. Throws 404, and 422 for pets where none are allowed. */
export async function changePropertyText(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  input: PropertyTextInput,
  context: WriteContext,
): Promise<Answer> {
  const { petsAllowed } = await readOwn(tx, viewer, propertyId);
  if (input.text === 'petDetails' && !petsAllowed) throw refused('text');
  return write(tx, viewer, propertyId, { data: columnsOf(input), after: { text: input.text } }, context);
}

/** The registration number of a property. Throws 404, and 422 where its country demands none. */
export async function changeRegistration(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { registrationNumber }: RegistrationInput,
  context: WriteContext,
): Promise<Answer> {
  const { city } = await readOwn(tx, viewer, propertyId);
  if (!demandsRegistration(city.countryId)) throw refused('registrationNumber');
  return write(tx, viewer, propertyId, { data: { registrationNumber }, after: { registrationNumber } }, context);
}
