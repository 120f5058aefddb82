import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandColors } from '@/lib/brand/rules/colors';
import { brandRows } from '@/prisma/reference/brands';
import { affiliates } from '@/prisma/seed/content/affiliates';
import { motifs } from './motifs';

/**
 * Draws the marks of brands and affiliates: `node --import tsx scripts/brands/draw.ts`. A mark stands on a tile in the
 * brand's colour, so it shows on a light bar and on one in that very colour; bars with a picture have one without a tile.
 */
const folder = path.resolve(import.meta.dirname, '../../public/brands');
const LIGHT_INK = '#ffffff';

function motif(id: string, ink: string, accent: string, ground: string): string {
  const draw = motifs[id];
  if (!draw) throw new Error(`${id} has no mark.`);
  return draw(ink, accent, ground);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>\n`;
}

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, svg(content));
}

function tile(id: string, { main, onMain, accentOnMain }: ReturnType<typeof brandColors>, radius: number): string {
  return `<rect width="64" height="64" rx="${radius}" fill="${main}"/>${motif(id, onMain, accentOnMain, main)}`;
}

for (const { id, mainColor, accentColor, invertedFontColor, menuLogoPath } of brandRows) {
  const colors = brandColors({ main: mainColor, accent: accentColor, invertedFont: invertedFontColor ?? null });
  write(`${id}/logo.svg`, tile(id, colors, 6));
  write(`${id}/favicon.svg`, tile(id, colors, 14));
  if (menuLogoPath) write(`${id}/menu-logo.svg`, motif(id, LIGHT_INK, colors.accentOnMain, colors.main));
}

for (const { id, mainColor } of affiliates) {
  write(`affiliates/${id}.svg`, tile(id, brandColors({ main: mainColor, accent: null }), 6));
}
