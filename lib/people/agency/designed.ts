import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { type DesignColors, judgeDesign } from './design';
import type { AgencyPatch } from './schema';
import type { AgencyRow } from './types';

const path = (name: string) => `corporateDesign.colors.${name}`;

/** The colours as they are stored: readable ones. Throws 422 with the nearest passing shades (rule 1.4). */
function acceptedColors(wanted: DesignColors, acceptNearest = false): DesignColors {
  const { errors, nearest } = judgeDesign(wanted);
  const failing = Object.entries(errors);
  if (nearest && (failing.length === 0 || acceptNearest)) return nearest;
  throw new AppError('invalidInput', {
    status: 422,
    fields: Object.fromEntries(failing.map(([name, key]) => [path(name), key])),
    suggestion: Object.fromEntries(
      failing.flatMap(([name]) => {
        const shade = nearest?.[name as keyof DesignColors];
        return shade ? [[path(name), shade]] : [];
      }),
    ),
  });
}

async function requireOwnLogo(tx: Transaction, agencyId: string, logoId: string): Promise<void> {
  const own = await tx.agencyLogo.count({ where: { id: logoId, agencyId } });
  if (own > 0) return;
  throw new AppError('invalidInput', { status: 422, fields: { 'corporateDesign.logoUrl': 'logoUnknown' } });
}

/** The agency with the design of a patch, judged as it is saved. Throws 422. */
export async function withDesign(
  tx: Transaction,
  before: AgencyRow,
  { corporateDesign, acceptNearest }: Pick<AgencyPatch, 'corporateDesign' | 'acceptNearest'>,
): Promise<AgencyRow> {
  const after = { ...before };
  if (corporateDesign?.colors) {
    const { designMainColor: main, designAccentOnMain: accentOnMain, designInvertedFont: invertedFont } = before;
    const colors = acceptedColors({ main, accentOnMain, invertedFont, ...corporateDesign.colors }, acceptNearest);
    after.designMainColor = colors.main;
    after.designAccentOnMain = colors.accentOnMain;
    after.designInvertedFont = colors.invertedFont;
  }
  if (corporateDesign?.theme !== undefined) after.designTheme = corporateDesign.theme;
  if (corporateDesign?.logoUrl !== undefined) {
    if (corporateDesign.logoUrl) await requireOwnLogo(tx, before.id, corporateDesign.logoUrl);
    after.designLogoId = corporateDesign.logoUrl;
  }
  return after;
}
