import type { BrandColors } from '@/lib/brand/types';

/** A partner whose sign-up page people come through (rule 2.13). */
export type Affiliate = {
  id: string;
  name: string;
  logoPath: string;
  colors: BrandColors;
  /** The card stands in the main colour instead of on white. */
  isInverted: boolean;
  programmeId: string | null;
  /** In the reader's language; null: the default invitation. */
  invitation: string | null;
};
