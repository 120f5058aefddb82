import 'server-only';
import { areChangesHeard, changeCount, hasChangedSince } from '@/lib/platform/changes';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { brandsTag } from './keys';
import { profileOf } from './rules/profile';
import { type Asked, resolveBrand } from './rules/resolve';
import type { BrandPatch } from './schema';
import type { BrandProfile, EffectiveBrand } from './types';

const MISSING = 'There is no brand: load the reference data with `npm run reference`.';

/** For processes that do not listen for changes, such as the worker. */
const FRESH_MILLISECONDS = 60_000;

type Kept = { at: number; changes: number; brands: Promise<BrandProfile[]> };

let kept: Kept | null = null;

async function readBrands(): Promise<BrandProfile[]> {
  const rows = await db.brand.findMany({ orderBy: { position: 'asc' } });
  if (rows.length === 0) throw new Error(MISSING);
  return rows.map(profileOf);
}

function load(): Kept {
  const changes = changeCount();
  const brands = readBrands();
  const fresh = { at: clock.elapsed(), changes, brands };
  kept = fresh;
  brands.catch(() => {
    if (kept === fresh) kept = null;
  });
  return fresh;
}

function isFresh({ at, changes }: Kept): boolean {
  return (areChangesHeard() || clock.elapsed() - at < FRESH_MILLISECONDS) && !hasChangedSince(changes, [brandsTag]);
}

/**
 * Every brand in the order of their positions. Kept until one changes, by a process that does not hear of that for a minute.
 * Throws on a database without any.
 */
export function getBrands(): Promise<BrandProfile[]> {
  return (kept && isFresh(kept) ? kept : load()).brands;
}

/** A brand by id; null when there is none. */
export async function getBrand(id: string): Promise<BrandProfile | null> {
  const find = (brands: BrandProfile[]) => brands.find((brand) => brand.id === id) ?? null;
  // A brand added since the cache was filled is found all the same.
  return find(await getBrands()) ?? find(await load().brands);
}

/** A brand with another profile than the one that is kept; null when there is none of the id. */
export async function getTriedBrand(id: string, tried: BrandPatch): Promise<BrandProfile | null> {
  const row = await db.brand.findUnique({ where: { id } });
  return row && profileOf({ ...row, ...tried });
}

/**
 * What the brand of a viewer depends on: the company as they typed it, else their agency's name. An admin who acts for
 * an agency sees what its people see.
 */
function askedOf(viewer: Viewer | null): Pick<Asked, 'company' | 'design'> {
  if (!viewer) return { company: null, design: null };
  const { agency, isActing } = viewer;
  const typed = isActing ? null : viewer.company;
  return { company: typed?.trim() || (agency?.name ?? null), design: agency?.design ?? null };
}

/** The brand a person is shown on a host of the agency side: pages, mails and PDFs ask here alike. */
export async function getEffectiveBrand(
  viewer: Viewer | null,
  host: { brandId: string; isLocal: boolean },
): Promise<EffectiveBrand> {
  const asked = { hostBrandId: host.brandId, isStorefront: false, isLocal: host.isLocal, ...askedOf(viewer) };
  const brand = resolveBrand(asked, await getBrands());
  if (!brand) throw new Error(MISSING);
  return brand;
}
