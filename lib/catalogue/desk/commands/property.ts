import 'server-only';
import { operatedProperties } from '@/lib/catalogue/property/operated';
import { demandsRegistration } from '@/lib/catalogue/property/rules/registration';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { propertyTextsOf } from '../queries/property';
import { highlightsOf } from '../rules';
import type { PropertyTextInput, RegistrationInput } from '../schema';

type Answer = { _id: string };

const refused = (field: string) => new AppError('invalidInput', { status: 422, fields: { [field]: 'invalidValue' } });

/** The property as it stands: two colleagues wait for each other. Throws 404. */
async function readOwn(tx: Transaction, viewer: Viewer, propertyId: string) {
  const own = await tx.property.count({ where: { id: propertyId, ...operatedProperties(viewer) } });
  if (own === 0) throw new AppError('notFound', { status: 404 });
  await tx.$queryRaw`SELECT lock_property(${propertyId})`;
  const include = { city: { select: { countryId: true } } };
  return tx.property.findUniqueOrThrow({ where: { id: propertyId }, include });
}

const changeOf = (entityId: string) => ({ action: 'property.contentChanged', entity: 'property', entityId }) as const;

async function write(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { data, after }: { data: Prisma.PropertyUpdateInput; after: Record<string, string> },
  context: WriteContext,
): Promise<Answer> {
  await tx.property.update({ where: { id }, data: { ...data, updatedAt: context.now() }, select: { id: true } });
  await writeAudit(tx, { ...context, viewer }, { ...changeOf(id), after });
  return { _id: id };
}

function columnsOf({ text, en, de }: PropertyTextInput): Prisma.PropertyUpdateInput {
  if (text === 'highlights') return { highlights: highlightsOf({ en, de }) ?? [] };
  if (text === 'petDetails') return { petDetailsEn: en || null, petDetailsDe: de || null };
  return { [`${text}En`]: en, [`${text}De`]: de };
}

/** One text of a property, in both languages. Pages and caches follow by the triggers of the table. Throws 404, 409, and 422 for pets where none are allowed. */
export async function changePropertyText(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  input: PropertyTextInput,
  context: WriteContext,
): Promise<Answer> {
  const property = await readOwn(tx, viewer, propertyId);
  const { text, version } = input;
  if (text === 'petDetails' && !property.petsAllowed) throw refused('text');
  await requireSeen(tx, viewer, {
    ...changeOf(propertyId),
    version,
    stands: propertyTextsOf(property)[text],
    facts: { text },
  });
  return write(tx, viewer, propertyId, { data: columnsOf(input), after: { text: input.text } }, context);
}

/** The registration number of a property. Throws 404, 409, and 422 where its country demands none. */
export async function changeRegistration(
  tx: Transaction,
  viewer: Viewer,
  propertyId: string,
  { registrationNumber, version }: RegistrationInput,
  context: WriteContext,
): Promise<Answer> {
  const { city, registrationNumber: before } = await readOwn(tx, viewer, propertyId);
  if (!demandsRegistration(city.countryId)) throw refused('registrationNumber');
  const keys = ['registrationNumber'];
  await requireSeen(tx, viewer, { ...changeOf(propertyId), version, stands: before ?? '', keys });
  return write(tx, viewer, propertyId, { data: { registrationNumber }, after: { registrationNumber } }, context);
}
