import 'server-only';
import { clock } from '@/lib/platform/clock';
import { lookUp, type Transaction } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';
import { type ViewerRow, viewerOf } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

export type SignedIn = {
  sessionId: string;
  door: 'agency' | 'desk';
  host: string;
  tokenExpiresAt: Date;
  viewer: Viewer;
};

type SessionRow = {
  sessionId: string;
  door: 'agency' | 'desk';
  host: string;
  tokenExpiresAt: string;
  isClientSafe: boolean;
  viewer: ViewerRow;
};

/** Flags nobody set: on in demonstrations (rule 2.12). */
export const flagDefault = isDemoMode;

const IDENTIFY_SESSION = 'SELECT identify_session($1, $2) AS found';
const IDENTIFY_SUBJECT = 'SELECT identify_subject($1) AS found';

/** The session of that id with its person, in one look-up; null when it ended or never was. Before any scope. */
export async function getSignedIn(sessionId: string): Promise<SignedIn | null> {
  const row = await lookUp<{ found: SessionRow | null }>(IDENTIFY_SESSION, [sessionId, clock.machine()]);
  const found = row?.found;
  if (!found?.viewer) return null;
  const { isClientSafe, ...session } = found;
  const viewer = viewerOf(found.viewer, flagDefault, isClientSafe);
  return { ...session, tokenExpiresAt: new Date(found.tokenExpiresAt), viewer };
}

/** The person an access token of the issuer names; null for one who never signed in here. */
export async function getViewerBySubject(subject: string): Promise<Viewer | null> {
  const row = await lookUp<{ found: ViewerRow | null }>(IDENTIFY_SUBJECT, [subject]);
  const found = row?.found;
  return found ? viewerOf(found, flagDefault) : null;
}

/** Somebody who stands for an agency, for the product's own questions: that person if they do, else another one of it. */
export async function getAgencyPerson(tx: Transaction, userId: string, agencyId: string): Promise<Viewer | null> {
  const rows = await tx.$queryRaw<{ found: ViewerRow | null }[]>`SELECT agency_person(${userId}, ${agencyId}) AS found`;
  const found = rows[0]?.found;
  return found ? viewerOf(found, flagDefault) : null;
}
