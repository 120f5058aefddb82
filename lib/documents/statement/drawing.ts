import type { EffectiveBrand } from '@/lib/brand/types';
import type { Letterhead } from '@/lib/people/agency/types';
import { AppError } from '@/lib/platform/errors';

/** As with offers: one is drawn, and so many more may wait. */
const MOST_UNDER_WAY = 5;
const MOST_BYTES = 8 * 1024 * 1024;
const RETRY_SECONDS = '3';

export const LIMITS = { mostBytes: MOST_BYTES, mostUnderWay: MOST_UNDER_WAY } as const;

export const busy = () => new AppError('documentsBusy', { status: 503, headers: { 'Retry-After': RETRY_SECONDS } });

/** Whose name a statement bears where there is no agency. */
export const officeOf = ({ name }: Pick<EffectiveBrand, 'name'>): Letterhead => {
  return { name, address: null, phone: null, designLogo: null };
};
