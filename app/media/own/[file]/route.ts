import { readStoredPicture } from '@/lib/platform/media/store';

/** A picture of the store, for every page and every size of it. Its address never shows anything else. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = await readStoredPicture((await params).file);
  if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': found.mediaType,
      'Content-Length': String(found.bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
