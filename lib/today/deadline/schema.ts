import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { deadlineKinds, deadlineSides, deadlineSubjects, movedParts, offerTerms } from './types';

/** `desk`: what waits for a hotel's contact or an operator; `house`: for us; `all`: of everybody, for admins. */
export const todayScopes = ['mine', 'team', 'desk', 'house', 'all'] as const;
export type TodayScope = (typeof todayScopes)[number];

/** What the list is sifted by. */
export const todayGroups = ['options', 'answers', 'clients', 'money', 'snoozed'] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** Of a page's list, which has the leads below it: the API answers with as many as stand on a page of its own. */
export const DUE_AT_FIRST = 15;
const MOST_AT_FIRST = 24;

/** GET /api/today. A scope that is not the reader's is answered with their own (rule 2.2). */
export const todayQuerySchema = z.object({
  scope: z.enum(todayScopes).optional(),
  kind: z.enum(todayGroups).optional(),
  /** Until the end of that day. */
  until: z.custom<PlainDate>(isPlainDate, 'required').optional(),
  /** Of that day alone, what is put off among it; what is overdue counts to today (rule 11.1). */
  on: z.custom<PlainDate>(isPlainDate, 'required').optional(),
  /** Of one colleague's alone; `nobody`: what is the supervisors'. */
  of: z.string().trim().min(1).max(64).optional(),
  /** So many at most. */
  limit: z.coerce.number().int().min(1).max(200).default(MOST_AT_FIRST),
});
export type TodayQuery = z.output<typeof todayQuerySchema>;

/** The same of a page's address: what is not understood is left out. */
const pageQuerySchema = z.object({
  kind: z.enum(todayGroups).optional().catch(undefined),
  day: z.custom<PlainDate>(isPlainDate).optional().catch(undefined),
  on: z.custom<PlainDate>(isPlainDate).optional().catch(undefined),
  /** With `on` its last day; left out: that day alone. */
  to: z.custom<PlainDate>(isPlainDate).optional().catch(undefined),
  of: z.string().trim().min(1).max(64).optional().catch(undefined),
  due: z.coerce.number().int().min(DUE_AT_FIRST).max(200).default(DUE_AT_FIRST).catch(DUE_AT_FIRST),
  /** The deadline whose line is opened. */
  open: z.string().max(64).optional().catch(undefined),
});
export type TodayPageQuery = z.output<typeof pageQuerySchema>;

export function readTodayQuery(asked: Record<string, string | string[] | undefined>): TodayPageQuery {
  const first = (name: string) => [asked[name]].flat()[0] || undefined;
  const names = ['kind', 'day', 'on', 'to', 'of', 'due', 'open'] as const;
  return pageQuerySchema.parse(Object.fromEntries(names.map((name) => [name, first(name)])));
}

export const reasonSchema = z.strictObject({
  rank: z.int().optional(),
  question: z.string().optional(),
  /** Minor units. */
  amount: z.int().optional(),
  was: z.int().optional(),
  moved: z.enum(movedParts).optional(),
  currency: z.string().optional(),
  percent: z.number().optional(),
  due: z.string().optional(),
  dueId: z.string().optional(),
  linkId: z.string().optional(),
  changeId: z.string().optional(),
  answer: z.string().optional(),
  term: z.enum(offerTerms).optional(),
  position: z.int().optional(),
  step: z.enum(['book', 'takeOption']).optional(),
  leadId: z.string().optional(),
  hold: z.string().optional(),
});

export const deadlineJsonSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(deadlineKinds),
  group: z.enum(todayGroups),
  waitsFor: z.enum(deadlineSides),
  until: z.iso.datetime(),
  /** By whose clocks people are told. */
  timeZone: z.string(),
  /** The last day on which it is in time, there. */
  day: z.string(),
  /** It lasts to the end of that day. */
  isDay: z.boolean(),
  isOverdue: z.boolean(),
  /** Until when the reader has put it off. */
  snoozedUntil: z.iso.datetime().nullable(),
  about: z.strictObject({
    subject: z.enum(deadlineSubjects),
    id: z.string(),
    isProperty: z.boolean(),
    /** Of a lead, for a call that changes it. */
    version: z.int().nullable(),
    client: z.string().nullable(),
    house: z.string().nullable(),
    agency: z.string().nullable(),
    agent: z.string().nullable(),
    checkIn: z.string().nullable(),
    checkOut: z.string().nullable(),
    /** Of an offer, what its client wrote about. */
    alternativeId: z.string().nullable(),
  }),
  reason: reasonSchema,
});
export type DeadlineJson = z.infer<typeof deadlineJsonSchema>;

/** A line of a page's list. `isDone`: it was done while it was opened, and stays with what came of it until it is left. */
export type ListedDeadline = DeadlineJson & { isDone?: true };

const countsSchema = z.strictObject({
  all: z.int(),
  options: z.int(),
  answers: z.int(),
  clients: z.int(),
  money: z.int(),
  snoozed: z.int(),
});

export const todayJsonSchema = z.strictObject({
  scope: z.enum(todayScopes),
  results: z.array(deadlineJsonSchema),
  counts: countsSchema,
  /** Of this and the next six days; what is overdue counts to this one. */
  days: z.array(z.strictObject({ day: z.string(), count: z.int() })),
  /** Due within three hours. */
  soon: z.int(),
});
export type TodayJson = z.infer<typeof todayJsonSchema>;
export type ListedToday = Omit<TodayJson, 'results'> & { results: ListedDeadline[] };

/** POST /api/today/{deadlineId}/snooze. Null: back at once. */
export const snoozeSchema = z.strictObject({ until: z.iso.datetime({ error: 'required' }).nullable() });
export const snoozeJsonSchema = z.strictObject({ snoozedUntil: z.iso.datetime().nullable() });
