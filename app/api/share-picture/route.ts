import { z } from 'zod';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { drawSharePicture } from '@/lib/documents/share-picture/draw';
import { getSubject } from '@/lib/documents/share-picture/subject';
import { paths } from '@/lib/platform/addresses/paths';
import { locales } from '@/lib/platform/i18n/locale';
import { isEncoderAway } from '@/lib/platform/media/encoder';

const id = z.string().min(1).max(80);
const querySchema = z.object({
  lang: z.enum(locales).default('en'),
  property: id.optional(),
  content: id.optional(),
  city: id.optional(),
  country: id.optional(),
});

const KEPT = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };
const RETRY_SECONDS = '2';
const pictureOf = createDrawnOnce(drawSharePicture);

/**
 * The picture of a shared link. Ids in, never words: what it says comes from the catalogue. It has one address; any other
 * spelling leads there, so that caches on the way know it, too.
 */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const query = querySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success) return new Response(null, { status: 404 });
  const address = paths.api.sharePicture(query.data);
  if (paths.api.sharePicture() + search !== address) {
    return new Response(null, { status: 308, headers: { Location: address, ...KEPT } });
  }
  const subject = await getSubject(query.data, query.data.lang);
  if (!subject) return new Response(null, { status: 404 });
  const picture = await pictureOf(subject).catch((error: unknown) => {
    if (isEncoderAway(error)) return null;
    throw error;
  });
  if (!picture) return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_SECONDS } });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg', ...KEPT } });
}
