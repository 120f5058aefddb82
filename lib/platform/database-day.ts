import type { PlainDate } from '@/lib/platform/dates';

/** Prisma reads and writes a `date` column as midnight UTC. */
export function toDatabaseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function fromDatabaseDay(value: Date): PlainDate {
  return value.toISOString().slice(0, 10) as PlainDate;
}
