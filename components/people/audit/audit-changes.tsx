import { getLocale, getMessages } from 'next-intl/server';
import { saidByDeed } from '@/lib/people/audit/rules';
import type { AuditFacts, AuditLine } from '@/lib/people/audit/types';
import { readable } from './readable';

type Props = Pick<AuditLine, 'before' | 'after' | 'lead' | 'entity'>;

/** What stood before and what stands now, fact by fact. */
export async function AuditChanges({ before, after, lead, entity }: Props) {
  const [locale, words] = await Promise.all([getLocale(), getMessages()]);
  const fields: Readonly<Record<string, string>> = {
    ...words.manage.audit.field,
    ...(entity === 'brand' && words.brandEdit.fields),
  };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // Of a lead the line above names agency, client and house; their ids say nothing to a reader.
    (name) => !(lead && (saidByDeed.includes(name) || /Id$|Of$/.test(name))),
  );
  const text = (name: string, value: AuditFacts[string] | undefined) =>
    readable(name, value, { currency: lead?.currency, words, locale });
  return (
    <ul className="text-13">
      {names.map((name) => (
        <li key={name}>
          <span className="text-soft">{fields[name] ?? name}:</span>{' '}
          {before && name in before && <del className="text-soft">{text(name, before[name])}</del>}{' '}
          {after && name in after && <ins className="no-underline">{text(name, after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
