import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { groupsOf, reportFormats, reportGroups, reportMeasures } from './types';

const day = z.custom<PlainDate>(isPlainDate, 'required');

/** GET /api/sales/reports. Both days of the period are of it. */
export const reportQuerySchema = z.object({
  measure: z.enum(reportMeasures).default('leads'),
  group: z.enum(reportGroups).default('month'),
  from: day.optional(),
  until: day.optional(),
  format: z.enum(reportFormats).default('json'),
});

/** The same, where the grouping has to be one of the measure's. */
export const reportAskedSchema = reportQuerySchema.superRefine(({ measure, group, from, until }, context) => {
  if (!groupsOf(measure).includes(group)) context.addIssue({ code: 'custom', path: ['group'], message: 'reportGroup' });
  if (from && until && until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'untilBeforeFrom' });
});
export type ReportQuery = Omit<z.output<typeof reportQuerySchema>, 'format'>;

const pageQuerySchema = z.object({
  measure: reportQuerySchema.shape.measure.catch('leads'),
  group: reportQuerySchema.shape.group.catch('month'),
  from: day.optional().catch(undefined),
  until: day.optional().catch(undefined),
});

/** Of a page's address: what is not understood is left out, and a grouping the measure does not have is its first. */
export function readReportQuery(asked: Record<string, string | string[] | undefined>): ReportQuery {
  const single = Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]);
  const query = pageQuerySchema.parse(Object.fromEntries(single));
  const [first] = groupsOf(query.measure);
  const group = groupsOf(query.measure).includes(query.group) || !first ? query.group : first;
  const isTurned = query.from && query.until && query.until < query.from;
  return { ...query, group, until: isTurned ? undefined : query.until };
}

const values = z.record(z.string(), z.number().nullable());

export const reportJsonSchema = z.strictObject({
  measure: z.enum(reportMeasures),
  group: z.enum(reportGroups),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** In the reader's language, with what each counts. */
  columns: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['count', 'amount', 'percent', 'minutes']),
      label: z.string(),
      definition: z.string(),
    }),
  ),
  /** Amounts in units of the row's currency, times in minutes; null: too few to say, or nothing to divide by. */
  rows: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string().nullable(),
      currency: z.string().nullable(),
      values,
    }),
  ),
  /** One for each currency: they are never added. */
  totals: z.array(z.strictObject({ currency: z.string().nullable(), values })),
});
export type ReportJson = z.infer<typeof reportJsonSchema>;

/** Of the address of the page: every row of a report, where its replies are listed. */
export const ALL_ROWS = 'all';

/** Of which row the replies are listed: its key, null for all of them, undefined for none. */
export function readListedRow({ list }: Record<string, string | string[] | undefined>): string | null | undefined {
  const key = [list].flat()[0] || undefined;
  return key === ALL_ROWS ? null : key?.slice(0, 64);
}
