'use client';

import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { ExportJson } from '@/lib/people/privacy/schema';
import { personalKinds } from '@/lib/people/privacy/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMoment, isPlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { numbered } from '@/lib/platform/numbered';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';

type Fact = ExportJson['records'][number]['facts'][string];

type Words = Record<'title' | 'lead' | 'button' | 'json' | 'yes' | 'no', string> & {
  kind: Readonly<Record<string, string>>;
  field: Readonly<Record<string, string>>;
  /** What a lead is called in each of its states. */
  status: Readonly<Record<string, string>>;
};

type Props = {
  person: { clientId: string } | { email: string };
  name: string;
  words: Words;
  locale: Locale;
};

const schema = async () => (await import('@/lib/people/privacy/schema')).exportJsonSchema;

/** As people read it; empty for what says nothing. */
function readable(fact: Fact, words: Words, locale: Locale): string {
  if (fact === null || fact === '') return '';
  if (typeof fact === 'boolean') return fact ? words.yes : words.no;
  if (typeof fact === 'number') return String(fact);
  if (Array.isArray(fact))
    return fact
      .map((one) => readable(one, words, locale))
      .filter(Boolean)
      .join(', ');
  if (typeof fact === 'object')
    return Object.values(fact)
      .map((one) => readable(one, words, locale))
      .filter(Boolean)
      .join(' ');
  if (isPlainDate(fact)) return formatDay(fact, locale);
  return (words.status[fact] ?? formatMoment(fact, locale, OFFICE_TIME_ZONE)) || fact;
}

/** Everything that is kept about the person: to read, to print, and as a file. */
export function ExportPanel({ person, name, words, locale }: Props) {
  const { words: setting } = useApiSetting();
  const [told, setTold] = useState<{ data: ExportJson; href: string } | null>(null);
  const { send, isBusy, failure } = useApiMutation<ExportJson>(paths.api.privacyExports(), {
    schema,
    afterwards: 'stay',
    onDone: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      setTold({ data, href: URL.createObjectURL(file) });
    },
  });
  return (
    <section aria-labelledby="export" className="rounded-desk border border-line bg-surface p-5">
      <h2 id="export" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {words.title}
      </h2>
      <p className="mt-2 text-13 text-soft">{words.lead}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" disabled={isBusy} onClick={() => send(person)} className={compactButtonClass('quiet')}>
          {isBusy ? setting.sending : words.button}
        </button>
        {told && (
          <a href={told.href} download="person.json" className={compactButtonClass('quiet')}>
            {words.json}
          </a>
        )}
      </div>
      <p role="alert" className="mt-1 text-12 text-negative empty:hidden">
        {failure}
      </p>
      {told && (
        <section aria-label={name} className="mt-4 grid gap-4">
          {personalKinds.map((kind) => (
            <Records
              key={kind}
              records={told.data.records.filter((one) => one.kind === kind)}
              {...{ kind, words, locale }}
            />
          ))}
        </section>
      )}
    </section>
  );
}

type RecordsProps = { kind: string; records: ExportJson['records']; words: Words; locale: Locale };

function Records({ kind, records, words, locale }: RecordsProps) {
  const lines = records.map(({ facts }) =>
    Object.entries(facts)
      .map(([field, fact]) => ({ field, text: readable(fact, words, locale) }))
      .filter(({ text }) => text !== ''),
  );
  const said = lines.filter((facts) => facts.length > 0);
  if (said.length === 0) return null;
  return (
    <section>
      <h3 className="font-sans text-14 font-bold tracking-normal">{`${words.kind[kind]} (${said.length})`}</h3>
      <ol>
        {numbered(said).map(({ number, value: facts }) => (
          <li key={number} className="border-b border-line-faint py-2">
            <dl className="grid gap-1 text-13">
              {facts.map(({ field, text }) => (
                <div key={field}>
                  <dt className="text-12 text-soft">{words.field[field] ?? field}</dt>
                  <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
