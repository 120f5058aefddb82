import 'server-only';
import type { Access } from '@/lib/people/access/rules';
import { AppError } from '@/lib/platform/errors';
import { requestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { problemResponse, toAppError } from './define';
import { dispositionOf } from './disposition';
import { requireViewer } from './viewer';

/** With a `name` the browser keeps it as that file, and never shows it as a page of ours. */
type StoredFile = { bytes: Uint8Array; mediaType: string; name?: string };

type FileOptions = {
  access: Access;
  read: (viewer: Viewer, params: Record<string, string>) => Promise<StoredFile | null>;
};

/** A GET of a file that never changes under its address; a null answer is 404. Nothing in it may run or be guessed at. */
export function fileRoute({ access, read }: FileOptions) {
  return async (request: Request, segment: { params: Promise<Record<string, string>> }): Promise<Response> => {
    const context = requestContext(request);
    try {
      const viewer = await requireViewer(request, access);
      const file = await read(viewer, await segment.params);
      if (!file) throw new AppError('notFound', { status: 404 });
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          'Content-Type': file.mediaType,
          'Content-Length': String(file.bytes.byteLength),
          'Cache-Control': 'private, max-age=31536000, immutable',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          ...(file.name ? { 'Content-Disposition': dispositionOf('attachment', file.name) } : {}),
          'X-Content-Type-Options': 'nosniff',
          Vary: 'Cookie',
          'X-Request-Id': context.requestId,
        },
      });
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}
