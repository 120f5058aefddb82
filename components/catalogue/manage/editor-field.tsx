'use client';

import { useFormContext } from 'react-hook-form';
import { ApiCheckBox, ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import type { Token } from '@/lib/catalogue/manage/rules';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import type { EditorField, EditorWords } from './editor-setting';
import { Marked } from './marked';

type Props = { field: EditorField; words: EditorWords };

export const edge = 'border-l-2 border-main-ink pl-3';

/** Both languages side by side; what a draft changes has an edge, and under it what stood before. */
export function EditorFieldOf({ field, words }: Props) {
  const isChanged = field.before !== undefined || field.beforeText !== undefined;
  if (field.type === 'words') return <WordsField field={field} words={words} />;
  return (
    <div className={`min-w-0 ${field.type === 'ids' ? 'col-span-full' : ''} ${isChanged ? edge : ''}`}>
      <SingleControl field={field} />
      <BeforeText {...{ field, words }} />
    </div>
  );
}

/** What stood before, of a field that is no text in two languages. */
export function BeforeText({ field, words }: Props) {
  if (field.beforeText === undefined) return null;
  return (
    <>
      <Before
        words={words}
        tokens={[{ text: field.beforeText, isChanged: true }]}
        path={`values.${field.name}`}
        label={field.label}
        back={field.shown ?? (field.type === 'lines' ? [] : '')}
      />
      <Meanwhile {...{ field, words }} />
    </>
  );
}

/** Somebody else has published the field since the draft was written: what its writer had found. */
function Meanwhile({ field: { foundText }, words }: Props) {
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
        <div className="grid gap-x-6 desk:grid-cols-2 wide:grid-cols-3">
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

function WordsField({ field, words }: Props) {
  const value = field.value as Record<Locale, string>;
  const shown = field.shown as Record<Locale, string>;
  const language = { en: words.inEnglish, de: words.inGerman };
  return (
    <fieldset className={`col-span-full min-w-0 ${field.before ? edge : ''}`}>
      <legend className="sr-only">{field.label}</legend>
      <div className="grid gap-4 desk:grid-cols-2">
        {locales.map((locale) => {
          const name = `values.${field.name}.${locale}`;
          const label = language[locale].replace('{field}', field.label);
          const tokens = field.before?.[locale];
          return (
            <div key={locale} lang={locale} className="min-w-0">
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
              {tokens && <Before words={words} tokens={tokens} path={name} label={label} back={shown[locale]} />}
              {field.lags === locale && <p className="mt-1 text-13 text-warning">{words.lags}</p>}
            </div>
          );
        })}
      </div>
      <Meanwhile {...{ field, words }} />
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

/** What stood there, with the words that are gone struck, and the way back to it. */
function Before({ words, tokens, path, label, back }: BeforeProps) {
  const { setValue } = useFormContext();
  return (
    <div className="mt-1 flex items-start justify-between gap-3 text-13 text-soft">
      <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        {words.before} {tokens.length === 0 ? words.beforeNothing : <Marked tokens={tokens} as="del" />}
      </p>
      <button
        type="button"
        aria-label={words.takeBackOf.replace('{field}', label)}
        onClick={() => setValue(path, back, { shouldDirty: true })}
        className="shrink-0 underline underline-offset-2"
      >
        {words.takeBack}
      </button>
    </div>
  );
}
