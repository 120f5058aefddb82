import sharp from 'sharp';
import { type Ask, type TargetName, targets } from './targets';
import type { Row, World } from './world';

/**
 * One status for every column of the target, or one per column in their order. A row that is not named has the answer of
 * `everybody`.
 */
type Answers = Partial<Record<Row, string>> & { everybody?: string };

export type Declaration = {
  target: TargetName;
  answers: Answers;
  body?: (world: World, ask: Ask) => unknown;
  query?: string;
  /** The call changes what others of the table stand on, whatever it answers: each has a world of its own. */
  isDisruptive?: true;
  /** Only where the agency is verified and its brand shows commission there is anything. */
  isOfEarners?: true;
};

export const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#11494b' } })
  .png()
  .toBuffer();

/** One that may stand on a page. */
export const largePicture = await sharp(picture).resize(600, 400).jpeg().toBuffer();

export const nobody = { anonymous: '401' } as const;
/** Partners' calls: customers and operators are none. */
export const partners = { anonymous: '401', customer: '403', operator: '403' } as const;
/** Partners and whoever answers at a desk. */
export const talkers = { anonymous: '401', customer: '403' } as const;
export const supervisors = { ...partners, removed: '403', agent: '403', lifestyle: '403' } as const;
export const admins = { ...supervisors, supervisor: '403' } as const;
/** Calls of those who answer at a desk; nothing of the leads is an operator's. */
export const desk = { ...admins, operator: '404' } as const;

export const colleaguesRead: Answers = {
  ...partners,
  removed: '404',
  agent: '200 404 404',
  lifestyle: '200 404 404',
  supervisor: '200 404 404',
  admin: '200 200 404',
  acting: '200 200 404',
};
export const supervisorsWrite = (status = '200'): Answers => ({
  ...supervisors,
  supervisor: `${status} 404 404`,
  admin: `${status} ${status} 404`,
  acting: `${status} ${status} 404`,
});

/** Nobody need be signed in, so nobody is told anything else than anybody. */
export const open = (status: string, more: Partial<Declaration> = {}): Declaration => ({
  target: 'none',
  answers: { everybody: status },
  ...more,
});

export const empty = { body: () => ({}) };

/** Whose answers are somebody's where nothing else is said: two sides of one role. */
const likewise: Partial<Record<Row, Row>> = { hotelContact: 'operator' };

/** The status that is declared for somebody about the `column`-th thing of the target. */
export function declaredStatus({ target, answers }: Declaration, row: Row, column: number): number {
  const declared = answers[row] ?? answers[likewise[row] ?? row] ?? answers.everybody;
  if (declared === undefined) throw new Error(`There is no answer for ${row}.`);
  const statuses = declared.split(' ');
  if (statuses.length !== 1 && statuses.length !== targets[target].columns.length) {
    throw new Error(`${row}: ${statuses.length} answers for ${targets[target].columns.length} columns.`);
  }
  return Number(statuses[column] ?? statuses[0]);
}

/** What was answered; `headers` in a fixed order, without those that differ with every request. */
export type Answer = { status: number; text: string; headers: string; requestId: string };

/** Of somebody else's thing and of one that does not exist: told apart by nothing but the request's id. */
export function canBeToldApart(strange: Answer, missing: Answer): boolean {
  const whole = ({ status, text, headers, requestId }: Answer) =>
    `${status} ${headers} ${text}`.replaceAll(requestId, '<request>');
  return whole(strange) !== whole(missing);
}
