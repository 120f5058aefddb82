import 'server-only';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { textOf } from '@/lib/documents/statement/csv';
import type { ReportFile } from './table';

/** Text is text and a figure a number: nothing in it is a formula, whatever somebody called their agency. */
export async function reportXlsx({ head, lines }: ReportFile): Promise<Uint8Array> {
  const rows: SheetData = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((line) =>
      line.map((value) => {
        if (value === null) return null;
        return typeof value === 'number' ? { value, type: Number } : { value: textOf(value), type: String };
      }),
    ),
  ];
  return writeXlsxFile(rows, { columns: head.map((_, index) => ({ width: index === 0 ? 32 : 16 })) }).toBuffer();
}
