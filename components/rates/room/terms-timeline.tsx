import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { TimelineEntry } from '@/lib/rates/room/rules/timeline';
import type { Offer } from '@/lib/rates/room/types';
import { FoldedSummary } from './folded-summary';
import { TermsView } from './terms-view';

type Props = { entries: readonly TimelineEntry[]; offer: Offer; today: PlainDate; locale: Locale };

/** Payment and cancellation of a rate, folded into a mark at its name. */
export function TermsTimeline({ entries, offer, today, locale }: Props) {
  const words = messages[locale].roomRates.timeline;
  return (
    <details>
      <FoldedSummary title={words.title} rate={offer.rateName} />
      <TermsView {...{ entries, today, locale, words }} arrival={offer.checkInDate} policy={offer.ratePolicy} />
    </details>
  );
}
