import { getEffectiveBrand } from '@/lib/brand/queries';
import { clock } from '@/lib/platform/clock';
import { isDemoMode } from '@/lib/platform/env';
import { translator } from '@/lib/platform/i18n/translator';
import { findNextDeadline } from '@/lib/today/deadline/queries/list';
import { nextDeadlineJsonSchema as output } from '@/lib/today/time-machine/schema';
import { dueText, momentOf } from '@/lib/today/time-machine/words';
import { readRoute } from '@/lib/web/route/define';

const read = readRoute({
  access: 'admin',
  output,
  read: async ({ viewer, context }) => {
    const { locale } = context;
    const found = await findNextDeadline(viewer, await getEffectiveBrand(viewer, context));
    if (!found) return { next: null };
    const { line, scope } = found;
    const told = { t: translator(locale, 'today'), dues: translator(locale, 'dues'), scope, locale };
    const text = dueText(line, { ...told, now: await clock.now() });
    return { next: { until: line.until, moment: momentOf(new Date(line.until), locale), text } };
  },
});

/** Where no clock can be moved there is no such address, whoever asks. */
const nowhere = readRoute({ output, read: async () => null });

/** What an admin's clock would move to next; 404 outside demo mode. Asked for when somebody is about to move it, not with every page. */
export const GET: typeof read = (request, segment) => (isDemoMode ? read : nowhere)(request, segment);
