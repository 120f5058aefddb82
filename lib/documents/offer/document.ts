import 'server-only';
import { createDrawnOnce } from '@/lib/documents/drawn-once';
import { clock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { ShownOffer } from '@/lib/sales/offer/queries/client-offer';
import { type AskedDocument, renderOffer } from './render';
import { offerWords } from './words';

/** One is drawn, and so many more may wait: an offer takes the thread that serves all pages for about half a second. */
const MOST_UNDER_WAY = 5;
const MOST_BYTES = 24 * 1024 * 1024;
const RETRY_SECONDS = '3';

/** Held rooms end by the clock: what is kept is drawn again after a quarter of an hour. */
const FRESH_MILLISECONDS = 15 * 60 * 1000;

const drawn = createDrawnOnce<AskedDocument>(renderOffer, {
  mostBytes: MOST_BYTES,
  mostUnderWay: MOST_UNDER_WAY,
  keyOf: ({ shown: { offer, brand }, link, now }) =>
    JSON.stringify([offer, brand.logoPath, brand.pdf, link, Math.floor(now.getTime() / FRESH_MILLISECONDS)]),
});

/** `Offer Moreau 2.pdf`: found again among the downloads of whoever it is for; by its reference where that is nobody any more. */
function fileNameOf({ offer: { clientName, reference, number, locale }, isErased }: ShownOffer): string {
  const called = isErased ? reference : clientName.split(' ').at(-1) || reference;
  return `${offerWords(locale)('document.file')} ${called.replace(/[^\p{L}\p{N}-]/gu, '')} ${number}.pdf`;
}

/** The PDF of an offer as it stands. Throws 503 while too many others are being made. */
export async function offerDocument(shown: ShownOffer, link: string | null) {
  const bytes = await drawn({ shown, link, now: await clock.now() });
  if (!bytes) throw new AppError('documentsBusy', { status: 503, headers: { 'Retry-After': RETRY_SECONDS } });
  return { bytes, mediaType: 'application/pdf', fileName: fileNameOf(shown) };
}
