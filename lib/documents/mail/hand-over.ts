import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { HandOverLetter } from '@/lib/sales/lead/queries/hand-over-letter';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { type Block, facts, type Letter } from './letter';

/** Of each; the rest is counted. */
const MOST_LINES = 40;

/**
 * To whom a colleague's leads and offers were given, each with the way to it, and to whoever had them: those are theirs no
 * more, so nothing leads there.
 */
export function handOverLetter(handed: HandOverLetter, to: 'taker' | 'giver', locale: Locale, origin: string): Letter {
  const t = mailWords(locale);
  const status = translator(locale, 'leads.status');
  const { reader, byName, otherName, leads, offers } = handed;
  const lead = t(`handedOver.${to}.lead`, { by: byName, other: otherName });
  const at = (path: string) => (to === 'taker' ? { href: `${origin}${path}` } : {});
  const lines = [
    ...leads.slice(0, MOST_LINES).map(({ _id, client, house, checkIn, checkOut, ...one }) => {
      const value = [house, formatRange(checkIn, checkOut, locale), status(one.status)].filter(Boolean).join(', ');
      return { label: client, value, ...at(paths.dashboard({ 'hotel-lead-id': _id })) };
    }),
    ...offers.slice(0, MOST_LINES).map(({ _id, client, reference }) => {
      return { label: client, value: t('handedOver.offer', { reference }), ...at(paths.offer(_id)) };
    }),
  ];
  const left = leads.length + offers.length - lines.length;
  const more: Block[] = left > 0 ? [{ kind: 'note', text: t('handedOver.more', { count: left }) }] : [];
  return {
    subject: t(`handedOver.${to}.subject`, { other: otherName }),
    heading: t(`handedOver.${to}.heading`),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(reader.firstName ?? '', t) },
      { kind: 'paragraph', text: lead },
      facts(...lines),
      ...more,
      { kind: 'button', label: t('handedOver.button'), href: `${origin}${paths.dashboard()}` },
    ],
  };
}
