import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { encode, isEncoderAway, type Works } from './encoder';

const RETRY_SECONDS = '5';
const unreadable = { picture: 'pictureUnreadable', logo: 'logoUnreadable' };

/** Draws anew what somebody sent as `kind`: 422 where it cannot be read, 503 where nobody could look at it just now. */
export async function drawSent<Work extends 'redraw' | 'logo'>(
  work: Work,
  input: Parameters<Works[Work]>[0],
  kind: keyof typeof unreadable,
): Promise<ReturnType<Works[Work]>> {
  try {
    return await encode(work, input);
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unknown';
    if (isEncoderAway(error)) {
      throw new AppError('overloaded', { status: 503, headers: { 'Retry-After': RETRY_SECONDS }, detail });
    }
    throw new AppError(unreadable[kind], { status: 422, fields: { [kind]: unreadable[kind] }, detail });
  }
}
