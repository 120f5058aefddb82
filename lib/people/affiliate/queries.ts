import 'server-only';
import { cache } from 'react';
import { brandColors } from '@/lib/brand/rules/colors';
import { db } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { affiliateIdOf } from './rules';
import type { Affiliate } from './types';

/** A partner by the id in an address, in any case; null when there is none. Open to everybody. */
export const getAffiliate = cache(async (asked: string, locale: Locale): Promise<Affiliate | null> => {
  const id = affiliateIdOf(asked);
  const row = id && (await db.affiliate.findUnique({ where: { id } }));
  if (!row) return null;
  const { invitationEn: en, invitationDe: de, mainColor, ...rest } = row;
  return {
    ...rest,
    colors: brandColors({ main: mainColor, accent: null }),
    invitation: en && de ? inLanguage(locale, { en, de }) : null,
  };
});
