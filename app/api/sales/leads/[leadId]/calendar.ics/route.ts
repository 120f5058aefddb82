import { getCalendarOfLead } from '@/lib/today/calendar/queries/calendar';
import { documentRoute } from '@/lib/web/route/document';
import { requireViewer } from '@/lib/web/route/viewer';

/** The stay of a lead and what is due of it, for a calendar program. */
export const GET = documentRoute(async (request, { leadId = '' }, { locale }) => {
  const viewer = await requireViewer(request, 'conversations');
  const text = await getCalendarOfLead(viewer, leadId, locale);
  return text === null
    ? null
    : { bytes: new TextEncoder().encode(text), mediaType: 'text/calendar; charset=utf-8', fileName: 'alpenglow.ics' };
});
