import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { outcomes, saidByDeed } from '@/lib/people/audit/rules';
import type { AuditFacts, AuditLine } from '@/lib/people/audit/types';
import { formatDay, formatMoment, isPlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits, money } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';

type Value = AuditFacts[string] | undefined;
type Words = {
  yes: string;
  no: string;
  field: Readonly<Record<string, string>>;
  verification: Readonly<Record<string, string>>;
  status: Readonly<Record<string, string>>;
  outcome: Readonly<Record<(typeof outcomes)[number], string>>;
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** In the smallest unit of the lead's currency, and in the currency itself. */
const MINOR = ['priceTotal', 'fee'];
const UNITS = ['price', 'counterOffer'];

/** A fact as people read it: amounts in their currency, days and times in the reader's language. */
function readable(name: string, value: Value, currency: string | undefined, words: Words, locale: Locale): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (currency && MINOR.includes(name)) return formatMoney(money(value, currency));
    if (currency && UNITS.includes(name)) return formatMoney(fromUnits(value, currency));
    return String(value);
  }
  if (typeof value !== 'string') return value.join(', ');
  if (isPlainDate(value)) return formatDay(value, locale);
  if (INSTANT.test(value)) return formatMoment(value, locale, OFFICE_TIME_ZONE);
  const outcome = outcomes.find((one) => one === value);
  if (name === 'counterOffer' && outcome) return words.outcome[outcome];
  if (name === 'status') return words.status[value] ?? value;
  return name === 'verification' ? (words.verification[value] ?? value) : value;
}

/** What stood before and what stands now, fact by fact. */
export async function AuditChanges({ before, after, lead }: Pick<AuditLine, 'before' | 'after' | 'lead'>) {
  const [t, locale, { manage, leads }] = await Promise.all([
    getTranslations('manage.audit'),
    getLocale(),
    getMessages(),
  ]);
  const { field, verification, outcome } = manage.audit;
  const words: Words = { yes: t('yes'), no: t('no'), field, verification, status: leads.status, outcome };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // Of a lead the line above names agency, client and house; their ids say nothing to a reader.
    (name) => !(lead && (saidByDeed.includes(name) || /Id$|Of$/.test(name))),
  );
  const text = (name: string, value: Value) => readable(name, value, lead?.currency, words, locale);
  return (
    <ul className="text-13">
      {names.map((name) => (
        <li key={name}>
          <span className="text-soft">{words.field[name] ?? name}:</span>{' '}
          {before && name in before && <del className="text-soft">{text(name, before[name])}</del>}{' '}
          {after && name in after && <ins className="no-underline">{text(name, after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
