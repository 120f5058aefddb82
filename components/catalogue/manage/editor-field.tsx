'use client';

import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiCheckBox, ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { lagging, marked, type Token } from '@/lib/catalogue/manage/rules';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import type { EditorField, EditorWords } from './editor-setting';
import { Marked } from './marked';
import { textsOf, useNow, wordsIn } from './now';

type Props = { field: EditorField; words: EditorWords };

export const edge = 'border-l-2 border-main-ink pl-3';

const isWide = ({ type }: EditorField) => type === 'words' || type === 'ids';

/** A field with nothing beside it: of something new, or of a line of a list. */
export function EditorControl({ field, words }: Props) {
  return (
    <div className={`min-w-0 ${isWide(field) ? 'col-span-full' : ''}`}>
      {field.type === 'words' ? <WordsField field={field} words={words} /> : <SingleControl field={field} />}
    </div>
  );
}

/** Both languages side by side; what is changed here has an edge, and under it what is shown until then. */
export function EditorFieldOf({ field, words }: Props) {
  const { now, isChanged } = useNow(field);
  return (
    <div data-editor-field className={`min-w-0 ${isWide(field) ? 'col-span-full' : ''} ${isChanged ? edge : ''}`}>
      {field.type === 'words' ? (
        <WordsField field={field} words={words} now={wordsIn(now)} />
      ) : (
        <>
          <SingleControl field={field} />
          <BeforeText {...{ field, words }} />
        </>
      )}
      <Meanwhile {...{ field, words }} />
    </div>
  );
}

/** What is shown of a field that is no text in two languages. */
export function BeforeText({ field, words }: Props) {
  const { now, isChanged } = useNow(field);
  if (!isChanged) return null;
  const [before, after] = textsOf(field, now, words);
  return (
    <Before
      words={words}
      tokens={field.type === 'lines' ? marked(before, after) : [{ text: before, isChanged: true }]}
      path={`values.${field.name}`}
      label={field.label}
      back={field.shown ?? (field.type === 'lines' ? [] : '')}
    />
  );
}

/** Somebody else has published the field since the draft was written: what its writer had found. */
export function Meanwhile({ field: { foundText }, words }: Props) {
  if (foundText === undefined) return null;
  return (
    <p className="mt-1 text-13 whitespace-pre-line text-warning [overflow-wrap:anywhere]">
      {words.meanwhile.replace('{found}', () => foundText)}
    </p>
  );
}

function SingleControl({ field }: { field: EditorField }) {
  const { label, help, value } = field;
  const common = { name: `values.${field.name}`, label, help };
  if (field.type === 'flag') {
    return (
      <ApiCheckBox name={common.name} help={help} defaultChecked={value === true}>
        {label}
      </ApiCheckBox>
    );
  }
  const text = value === null ? '' : String(value);
  if (field.type === 'ids') {
    return (
      <fieldset>
        <legend className="mb-1 text-14 font-bold">{label}</legend>
        <div className="grid gap-x-6 desk:grid-cols-2">
          {field.options?.map((option) => (
            <ApiCheckBox key={option.value} name={common.name} value={option.value}>
              {option.label}
            </ApiCheckBox>
          ))}
        </div>
      </fieldset>
    );
  }
  if (field.type === 'choice' || field.type === 'reference') {
    return <ApiSelect {...common} options={field.options ?? []} defaultValue={text} />;
  }
  if (field.type === 'number') {
    return (
      <ApiInput
        {...common}
        type="number"
        step={field.isFraction ? 'any' : 1}
        min={field.least}
        max={field.most}
        defaultValue={text}
        autoComplete="off"
      />
    );
  }
  return <ApiInput {...common} defaultValue={text} maxLength={field.most} autoComplete="off" />;
}

/** `now`: what stands in it, where it is compared with what is shown. */
function WordsField({ field, words, now }: Props & { now?: Record<Locale, string> }) {
  const value = wordsIn(field.value);
  const shown = wordsIn(field.shown);
  const language = { en: words.inEnglish, de: words.inGerman };
  const late = now && lagging([{ field: field.name, before: shown, after: now }])[0]?.locale;
  return (
    <fieldset>
      <legend className="sr-only">{field.label}</legend>
      <div className="grid gap-4 desk:grid-cols-2">
        {locales.map((locale) => {
          const name = `values.${field.name}.${locale}`;
          const label = language[locale].replace('{field}', field.label);
          return (
            <div key={locale} lang={locale} data-editor-field className="min-w-0">
              {field.isLong ? (
                <ApiTextArea name={name} label={label} rows={5} defaultValue={value[locale]} maxLength={field.most} />
              ) : (
                <ApiInput
                  name={name}
                  label={label}
                  defaultValue={value[locale]}
                  maxLength={field.most}
                  autoComplete="off"
                />
              )}
              {now && now[locale] !== shown[locale] && (
                <Before
                  words={words}
                  tokens={marked(shown[locale], now[locale])}
                  path={name}
                  label={label}
                  back={shown[locale]}
                />
              )}
              {late === locale && <p className="mt-1 text-13 text-warning">{words.lags}</p>}
            </div>
          );
        })}
      </div>
      {field.help && <p className="mt-1 text-13 text-soft">{field.help}</p>}
    </fieldset>
  );
}

type BeforeProps = {
  words: EditorWords;
  tokens: readonly Token[];
  path: string;
  label: string;
  back: string | number | boolean | object;
};

/** What is shown, with the words that are gone struck, and the way back to it. */
function Before({ words, tokens, path, label, back }: BeforeProps) {
  const { setValue } = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  function takeBack(): void {
    // The button goes with the change, and the lines of a list are made anew.
    const field = button.current?.closest('[data-editor-field]');
    const next = field?.querySelector('[data-stays]') ?? field?.querySelector('input, select, textarea');
    if (next instanceof HTMLElement) next.focus();
    setValue(path, back, { shouldDirty: true });
  }
  return (
    <div className="mt-1 flex items-start justify-between gap-3 text-13 text-soft">
      <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        {words.before} {tokens.length === 0 ? words.beforeNothing : <Marked tokens={tokens} as="del" />}
      </p>
      <button
        ref={button}
        type="button"
        aria-label={words.takeBackOf.replace('{field}', label)}
        onClick={takeBack}
        className="shrink-0 underline underline-offset-2"
      >
        {words.takeBack}
      </button>
    </div>
  );
}
