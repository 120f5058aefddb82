import {
  cancelWords,
  facesOf,
  guestsOf,
  nightsOf,
  offerWords,
  partyOf,
  periodOf,
  roomLinesOf,
} from '@/lib/documents/offer/words';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { getTranslations } from '@/lib/platform/i18n/translations';
import type { AlternativeContent } from '@/lib/sales/offer/content';
import type { EditedAlternative } from '@/lib/sales/offer/types';
import type { CardFacts } from './alternative-card';
import { spokenMoment } from './moment-words';

type Told = {
  locale: Locale;
  today: PlainDate;
  t: Awaited<ReturnType<typeof getTranslations<'offers'>>>;
  statuses: Messages['leads']['status'];
  /** What the client has before them; null: nothing yet. */
  sent: { number: number; ids: readonly string[] } | null;
};

type Lead = NonNullable<EditedAlternative['lead']>;

/** An alternative in the words of whoever sells it; its title and house stay in the client's. */
export function cardFactsOf(alternatives: readonly EditedAlternative[], told: Told): CardFacts[] {
  const { locale, t, statuses, sent } = told;
  const words = offerWords(locale);
  const faces = facesOf(alternatives.map(({ content }) => content));
  return alternatives.map((alternative, index) => {
    const { id, rates, boards, lead, heldUntil } = alternative;
    const content = inSellersWords(alternative);
    const terms = cancelWords(content, { t: words, locale });
    const rooms = content.kind === 'hotel' ? roomLinesOf(content, { t: words, locale }) : [];
    const isOfOneRoom = content.kind === 'hotel' && content.rooms.length === 1;
    const party = content.kind === 'hotel' ? partyOf(content, words) : guestsOf(content, words);
    return {
      title: content.title,
      house: [isOfOneRoom ? content.house : null, content.place].filter(Boolean).join(', '),
      news: sent && !sent.ids.includes(id) ? t('newSince', { number: sent.number }) : null,
      picture: faces[index] ?? null,
      facts: [
        { label: t('fact.stay'), lines: [periodOf(content, locale), nightsOf(content, words)] },
        { label: t('fact.guests'), lines: [party, rooms.length === 1 ? (rooms[0]?.name ?? '') : ''] },
        { label: t('fact.rates'), lines: [rates.join(', ') || '–', [...new Set(boards)].join(', ')] },
        {
          label: t('fact.terms'),
          lines: [t('ifCancelled', { fact: terms.fact }), terms.more ?? '', duesOf(content, told)],
        },
      ].map(({ label, lines }) => ({ label, lines: [...new Set(lines.filter(Boolean))] })),
      roomsLabel: t('fact.rooms'),
      rooms: rooms.length > 1 ? rooms : [],
      noLead: t('noLeadYet'),
      lead: lead && {
        href: paths.dashboard({ 'hotel-lead-id': lead._id }),
        label: t('leadOf', { reference: lead.reference }),
        state: statuses[lead.status],
        ...standingOf(lead, heldUntil, told),
      },
    };
  });
}

/** The rooms with what their price covers as the seller calls it. */
function inSellersWords({ content, boards }: EditedAlternative): AlternativeContent {
  const rooms = content.rooms.map((room, index) => ({ ...room, board: boards[index] ?? room.board }));
  return { ...content, rooms };
}

/** `30 % now, 70 % on 26 Dec`: when what the client pays is due. */
function duesOf({ price }: AlternativeContent, { t, locale }: Told): string {
  return (price?.payments ?? [])
    .map(({ kind, on, percent }) =>
      t(`dues.${kind}`, { percent, day: formatRange(on, on, locale, { month: 'short', year: false }) }),
    )
    .join(', ');
}

function standingOf(
  { status }: Lead,
  heldUntil: Date | null,
  told: Told,
): { tone: 'held' | 'asked' | 'open' | 'over'; note: string } {
  const { t } = told;
  if (heldUntil) return { tone: 'held', note: t('standing.held', { moment: spokenMoment(heldUntil, told) }) };
  switch (status) {
    case 'CONFIRMED_BOOKING':
      return { tone: 'held', note: '' };
    case 'REQUESTED_OPTION':
    case 'REQUESTED_BOOKING':
      return { tone: 'asked', note: t('standing.asked') };
    case 'INTEREST':
    case 'CONFIRMED_OPTION':
      return { tone: 'open', note: t('standing.open') };
    default:
      return { tone: 'over', note: t('standing.open') };
  }
}
