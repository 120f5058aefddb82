import { cell, fileOf } from '@/lib/documents/statement/csv';
import type { ReportFile } from './table';

export function reportCsv({ head, lines }: ReportFile): string {
  return fileOf(
    head,
    lines.map((line) => line.map((value) => (typeof value === 'string' ? cell(value) : String(value ?? '')))),
  );
}
