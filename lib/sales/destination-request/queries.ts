import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { isLocale } from '@/lib/platform/i18n/locale';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { DestinationRequestJson, DestinationRequestQuery } from './schema';
import type { DestinationAnswerLetter } from './types';

type Row = {
  id: string;
  place: string;
  reason: string;
  status: 'open' | 'planned' | 'declined';
  answer: string | null;
  askedById: string;
  createdAt: Date;
  answeredAt: Date | null;
  agency: { id: string; name: string };
};

type Names = ReadonlyMap<string, string>;

/** Read apart from the rows: row-level security hides people who have left the agency. */
export async function namesOfAskers(tx: Transaction, rows: readonly Row[]): Promise<Names> {
  const people = await tx.user.findMany({
    where: { id: { in: rows.map(({ askedById }) => askedById) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return new Map(people.map((person) => [person.id, displayName(person)]));
}

export function toDestinationRequestJson(
  { id, place, reason, status, answer, askedById, createdAt, answeredAt, agency }: Row,
  names: Names,
): DestinationRequestJson {
  return {
    _id: id,
    place,
    reason,
    status,
    answer,
    askedBy: names.get(askedById) ?? null,
    travelAgency: { _id: agency.id, name: agency.name },
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Requests of the viewer's agency; an admin who acts for nobody sees everybody's. Newest first. */
export async function listDestinationRequests(
  viewer: Viewer,
  { status }: DestinationRequestQuery,
  within?: Transaction,
): Promise<DestinationRequestJson[]> {
  const seesAll = viewer.role === 'admin' && !viewer.isActing;
  const tenant = seesAll ? {} : { agencyId: viewer.agency?.id ?? '' };
  return scoped(
    viewer,
    async (tx) => {
      const rows = await tx.destinationRequest.findMany({
        where: { ...tenant, status },
        include: { agency: { select: { id: true, name: true } } },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      });
      const names = await namesOfAskers(tx, rows);
      return rows.map((row) => toDestinationRequestJson(row, names));
    },
    { within },
  );
}

/** The answer to a request for its mail; null while it is open. For the worker. */
export function getDestinationAnswerLetter(requestId: string): Promise<DestinationAnswerLetter | null> {
  return scoped('system', async (tx) => {
    const row = await tx.destinationRequest.findUnique({ where: { id: requestId }, include: { askedBy: true } });
    if (!row || row.status === 'open') return null;
    const { email, locale, firstName } = row.askedBy;
    return {
      _id: row.id,
      email,
      locale: isLocale(locale) ? locale : null,
      firstName,
      place: row.place,
      status: row.status,
      answer: row.answer,
    };
  });
}
