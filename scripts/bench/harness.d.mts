type Figures = { lines: string[]; broken?: number | null; hints?: string[]; verdict?: string; isWhole?: boolean };
type Row = { name: string; milliseconds: number; ratio: number; verdict: string; limit: string };

export function benchmark(name: string, measure: () => Promise<Figures>): Promise<void>;
export function ratioRow(name: string, milliseconds: number, beside: number, most?: number): Row;
export function drawRatios(rows: readonly Row[]): string[];
export function brokenIn(rows: readonly { verdict: string }[]): number;
export function withSection(text: string, name: string, section: string): string;
