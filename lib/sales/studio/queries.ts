import 'server-only';
import type { z } from 'zod';
import { designOf } from '@/lib/brand/agency';
import { getEffectiveBrand, getTriedBrand } from '@/lib/brand/queries';
import { undesigned } from '@/lib/brand/rules/resolve';
import { brandPatchSchema } from '@/lib/brand/schema';
import type { EffectiveBrand } from '@/lib/brand/types';
import { withDesign } from '@/lib/people/agency/designed';
import { getLogo, readAgency } from '@/lib/people/agency/queries';
import { agencyPatchSchema } from '@/lib/people/agency/schema';
import type { Letterhead } from '@/lib/people/agency/types';
import { scoped } from '@/lib/people/scope';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getNewestOfferInLook, type ShownOffer, type TriedLook } from '../offer/queries/client-offer';
import type { StudioQuery } from './schema';

export type StudioLook = {
  /** What the app looks like. */
  brand: EffectiveBrand;
  tried: TriedLook;
  /** On whose paper a mail is written; null: the brand's own. */
  sender: Letterhead | null;
};

type Host = { brandId: string; isLocal: boolean };

const designSchema = agencyPatchSchema.pick({ corporateDesign: true, acceptNearest: true });

function judged<Schema extends z.ZodType>(schema: Schema, look: unknown): z.output<Schema> {
  const read = schema.safeParse(look ?? {});
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  throw new AppError('invalidInput', { status: 422, fields: Object.fromEntries(fields) });
}

async function lookOfBrand(
  viewer: Viewer,
  brandId: string,
  look: unknown,
  { isLocal }: Host,
): Promise<StudioLook | null> {
  if (viewer.role !== 'admin') return null;
  const profile = await getTriedBrand(brandId, judged(brandPatchSchema, look));
  if (!profile) return null;
  const brand = undesigned(profile, isLocal);
  return { brand, tried: { brand }, sender: null };
}

async function lookOfAgency(viewer: Viewer, look: unknown, host: Host): Promise<StudioLook | null> {
  const { agency } = viewer;
  if (!agency) {
    const brand = await getEffectiveBrand(viewer, host);
    return { brand, tried: { brand }, sender: null };
  }
  const patch = judged(designSchema, look);
  const read = await scoped(viewer, async (tx) => {
    const before = await readAgency(tx, agency.id);
    if (!before) return null;
    const after = await withDesign(tx, before, patch);
    const logo = after.designLogoId ? await getLogo(viewer, after.designLogoId, { within: tx }) : null;
    return { after, logo };
  });
  if (!read) return null;
  const { after, logo } = read;
  const brand = await getEffectiveBrand({ ...viewer, agency: { ...agency, design: designOf(after) } }, host);
  const { name, address, phone } = after;
  return { brand, tried: { design: after, logo }, sender: { name, address, phone, designLogo: logo } };
}

/**
 * A look as it would be were it saved: nothing is stored. Without an agency it is what the viewer is shown. Null for a brand to
 * anybody but admins, and for one that is not there. Throws 422 as saving does.
 */
export function readLook(viewer: Viewer, { brand, look }: StudioQuery, host: Host): Promise<StudioLook | null> {
  return brand === undefined ? lookOfAgency(viewer, look, host) : lookOfBrand(viewer, brand, look, host);
}

/** The newest offer in it; null where there is none yet. */
export function getOfferInLook(viewer: Viewer, { tried }: StudioLook): Promise<ShownOffer | null> {
  return getNewestOfferInLook(viewer, tried);
}
