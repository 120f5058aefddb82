import type { Design } from '@/components/people/agency/color-fields';
import { judgeDesign } from '@/lib/people/agency/design';

export type Typed = Record<string, unknown>;

const linesOf = (typed: unknown) =>
  String(typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What of a form is the body that would save its look; null where it could not be saved, by the route's own schema. */
export async function readTyped(values: Typed, isBrand: boolean): Promise<Typed | null> {
  if (isBrand) {
    const { brandPatchSchema } = await import('@/lib/brand/schema');
    const body = { ...values, postalAddress: linesOf(values.postalAddress) };
    return brandPatchSchema.safeParse(body).success ? body : null;
  }
  const { agencyPatchSchema } = await import('@/lib/people/agency/schema');
  const { colors, ...design } = values.corporateDesign as Design;
  const { main, accentOnMain, invertedFont } = colors;
  const { nearest } = judgeDesign({
    main: main || null,
    accentOnMain: accentOnMain || null,
    invertedFont: invertedFont || null,
  });
  // A colour nobody could read is shown as the nearest that passes: so it would be kept.
  const body = { corporateDesign: { ...design, colors }, acceptNearest: true };
  return nearest && agencyPatchSchema.safeParse(body).success ? body : null;
}
