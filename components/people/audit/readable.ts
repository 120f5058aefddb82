import { levelWords } from '@/lib/catalogue/property/level-words';
import type { AuditFacts } from '@/lib/people/audit/types';
import { formatDay, formatMoment, isPlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, fromUnits, money } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** In the smallest unit of the lead's currency, and in the currency itself. */
const MINOR = ['priceTotal', 'fee'];
const UNITS = ['price', 'counterOffer', 'amountOfDue'];

type Said = Pick<Messages, 'manage' | 'leads' | 'user' | 'interest' | 'stayAnswers' | 'dues' | 'brandEdit'>;

/** Words of what is kept as a code, by the name of the fact. */
function codesIn({
  manage,
  leads,
  user,
  interest,
  stayAnswers,
  dues,
  brandEdit,
}: Said): Record<string, Record<string, string>> {
  const { platinum, centurion } = interest;
  return {
    status: leads.status,
    verification: manage.audit.verification,
    counterOffer: manage.audit.outcome,
    role: user.roles,
    cardMember: { platinum, centurion },
    stayAnswer: stayAnswers.said,
    due: dues.kind,
    ...brandEdit.choices,
  };
}

type Reader = { currency: string | undefined; words: Said; locale: Locale };

/** A fact as people read it: codes in words, amounts in their currency, days and times in the reader's language. */
export function readable(
  name: string,
  value: AuditFacts[string] | undefined,
  { currency, words, locale }: Reader,
): string {
  const { yes, no } = words.manage.audit;
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') {
    if (currency && MINOR.includes(name)) return formatMoney(money(value, currency));
    if (currency && UNITS.includes(name)) return formatMoney(fromUnits(value, currency));
    return String(value);
  }
  if (typeof value !== 'string') return value.join(', ');
  if (isPlainDate(value)) return formatDay(value, locale);
  if (INSTANT.test(value)) return formatMoment(value, locale, OFFICE_TIME_ZONE);
  if (name === 'serviceLevel') return levelWords(value, locale);
  return codesIn(words)[name]?.[value] ?? value;
}
