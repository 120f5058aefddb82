import 'server-only';
import { cache } from 'react';
import { db } from '@/lib/db';
import { brandColors } from './rules';
import type { Brand } from './types';

/** A brand by id; null when there is none. Once per request. */
export const getBrand = cache(async (id: string): Promise<Brand | null> => {
  const row = await db.brand.findUnique({ where: { id } });
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    isB2C: row.isB2C,
    isLoginRequired: row.isLoginRequired,
    isCommissionDisplayed: row.isCommissionDisplayed,
    colors: brandColors(row.mainColor, row.accentColor),
    email: row.email,
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber },
    postalAddress: row.postalAddress,
  };
});
