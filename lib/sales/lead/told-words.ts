import 'server-only';
import { countryName, countryNameIn } from '@/lib/catalogue/country/names';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney } from '@/lib/platform/money';
import type { Party } from './rules/party';
import type { Told, ToldFact, ToldRoom } from './rules/told';

/** A fact in words: of the party the label says what is counted. */
export type ToldLine = { fact: ToldFact['fact']; label: string; value: string };

/** `6 adults, 2 children (3, 7)` */
export function partyWords({ adults, childrenAges }: Party, locale: Locale): string {
  const t = translator(locale, 'told');
  return t('party', { adults, children: childrenAges.length, ages: childrenAges.join(', ') });
}

function wordsOf(fact: ToldFact, locale: Locale): string {
  const t = translator(locale, 'told');
  switch (fact.fact) {
    case 'party':
      return partyWords(fact, locale);
    case 'discount':
      return t('discountAsked');
    case 'payer':
      return t(`payers.${fact.profile}`);
    case 'method':
      if (!fact.isCard) return t('bankTransfer');
      return fact.card ? t('cardEnding', fact.card) : t('card');
    case 'cardFee':
    case 'cardTotal':
      return formatMoney(fact.amount);
    case 'nationality':
      // Of hotels the code is kept, of properties the name as it was chosen, in whichever language that was.
      return /^[A-Z]{2}$/.test(fact.country) ? countryName(fact.country, locale) : countryNameIn(fact.country, locale);
    case 'cardMember':
      return t(`cardMembers.${fact.type}`);
    case 'loyalty':
      return fact.number;
    case 'pet':
      return fact.details;
    case 'address':
    case 'phone':
    case 'email':
      return fact.text;
  }
}

/** All that is told about the request as a whole, each with its label. */
export function toldLines({ facts }: Pick<Told, 'facts'>, locale: Locale): ToldLine[] {
  const t = translator(locale, 'told');
  return facts.map((fact) => ({ fact: fact.fact, label: t(`label.${fact.fact}`), value: wordsOf(fact, locale) }));
}

/** What is told about one room besides its name and rate: who sleeps there, in which beds, in whose names, and what the rate gives. */
export function roomWords(room: ToldRoom, locale: Locale): string[] {
  const t = translator(locale, 'told');
  return [
    partyWords(room, locale),
    room.bed ? t('bed', { bed: room.bed }) : '',
    room.guests.length > 0 ? t('names', { names: room.guests.join(', ') }) : '',
    room.aboutRate ?? '',
  ].filter(Boolean);
}
