import { countryNames } from '@/lib/catalogue/country/names';
import { countryNamesSchema } from '@/lib/catalogue/country/schema';
import { readRoute } from '@/lib/web/route/define';

/** Kept for 7 days by whoever asks (rule 8.4). */
export const GET = readRoute({
  output: countryNamesSchema,
  cache: 'private, max-age=604800',
  read: async ({ context }) => countryNames(context.locale),
});
