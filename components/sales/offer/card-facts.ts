import { cancelWords, facesOf, guestsOf, nightsOf, offerWords, partyOf, periodOf } from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { EditedAlternative } from '@/lib/sales/offer/types';
import type { CardFacts } from './alternative-card';

type Told = { locale: Locale; words: Messages['offers']; statuses: Messages['leads']['status']; leadWord: string };

/** An alternative in the words of whoever sells it; its title and house stay in the client's. */
export function cardFactsOf(alternatives: readonly EditedAlternative[], told: Told): CardFacts[] {
  const { locale, words, statuses, leadWord } = told;
  const t = offerWords(locale);
  const faces = facesOf(alternatives.map(({ content }) => content));
  return alternatives.map(({ content, rates, lead }, index) => {
    const terms = cancelWords(content, { t, locale });
    const rooms = content.rooms.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
    return {
      title: content.title,
      house: [content.kind === 'hotel' && rooms.length === 1 ? content.house : null, content.place]
        .filter(Boolean)
        .join(', '),
      picture: faces[index] ?? null,
      facts: [
        { label: words.fact.stay, value: periodOf(content, locale), more: nightsOf(content, t) },
        {
          label: words.fact.guests,
          value: content.kind === 'hotel' ? partyOf(content, t) : guestsOf(content, t),
          more: rooms.length > 0 ? rooms.join(', ') : content.house,
        },
        { label: words.fact.rates, value: rates.join(', ') || '–', more: content.board || null },
        { label: words.fact.terms, value: terms.fact, more: terms.more },
      ],
      lead: lead && {
        href: paths.dashboard({ 'hotel-lead-id': lead._id }),
        label: `${leadWord} ${lead.reference}`,
        state: statuses[lead.status],
      },
    };
  });
}
