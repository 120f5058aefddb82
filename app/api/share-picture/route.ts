import { z } from 'zod';
import { drawSharePicture } from '@/lib/documents/share-picture/draw';
import { getSubject } from '@/lib/documents/share-picture/subject';
import { locales } from '@/lib/platform/i18n/locale';

const id = z.string().min(1).max(80);
const querySchema = z.object({
  lang: z.enum(locales).default('en'),
  property: id.optional(),
  content: id.optional(),
  city: id.optional(),
  country: id.optional(),
});

/** The picture of a shared link. Ids in, never words: what it says comes from the catalogue. */
export async function GET(request: Request): Promise<Response> {
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const subject = query.success ? await getSubject(query.data, query.data.lang) : null;
  if (!subject) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawSharePicture(subject)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  });
}
