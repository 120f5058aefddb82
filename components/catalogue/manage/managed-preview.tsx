'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PressedChoices } from '@/components/ui/pressed-choices';
import { isLocale, type Locale, locales } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';
import type { EditorSection, EditorWords } from './editor-setting';
import { type Changed, useAllNow } from './now';
import { PreviewLines } from './preview-lines';
import { PreviewValue, saysSomething } from './preview-value';

export type PreviewWords = Readonly<
  Record<'title' | 'none' | 'choose' | 'tinted' | Locale, string> & {
    /** Whom publishing meets, a sentence each. */
    meets: readonly string[];
  }
>;

type Props = {
  sections: readonly EditorSection[];
  words: PreviewWords;
  editor: EditorWords;
  locale: Locale;
  /** Those that were added here. */
  brought: Readonly<Record<string, PictureValue>>;
};

/** Each section of which something is changed, as it will be read; it follows what is typed. */
export function ManagedPreview({ sections, words, editor, locale, brought }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [language, setLanguage] = useState(locale);
  const all = useAllNow(sections.flatMap(({ fields }) => fields));
  const changed = sections.flatMap(({ name, label, fields }) => {
    const own = all.filter(({ field }) => fields.includes(field));
    return own.some(({ isChanged }) => isChanged) ? [{ name, label, own }] : [];
  });
  useFollowing(box, changed.map(({ name }) => name).join(' '), setLanguage);
  return (
    <section
      ref={box}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls by itself, by keys too
      tabIndex={0}
      className="min-w-0 wide:sticky wide:top-6 wide:max-h-[calc(100vh-48px)] wide:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-sans text-18 leading-6 font-bold tracking-normal">
          {words.title}
        </h2>
        <PressedChoices
          label={words.choose}
          choices={locales.map((one) => ({ value: one, label: words[one] }))}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      {changed.length === 0 ? (
        <p className="mt-3 text-14 text-soft">{words.none}</p>
      ) : (
        <>
          <div lang={language} className="mt-3 grid gap-6 rounded-desk border border-line bg-surface p-5">
            {changed.map(({ name, label, own }) => (
              <div key={name} data-section={name} className="min-w-0">
                <h3
                  lang={locale}
                  className="mb-2 border-b border-ink pb-1.5 font-sans text-14 leading-5 font-bold tracking-normal"
                >
                  {label}
                </h3>
                <Section {...{ own, language, locale, editor, brought, label }} />
              </div>
            ))}
          </div>
          <ul className="mt-3 grid list-disc gap-1.5 pl-4.5 text-13 marker:text-accent">
            {[words.tinted, ...words.meets].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** It is read in the language that is being written, and where it scrolls by itself, it shows the section that is edited. */
function useFollowing(
  box: RefObject<HTMLElement | null>,
  changed: string,
  onLanguage: (language: Locale) => void,
): void {
  const [edited, setEdited] = useState('');
  useEffect(() => {
    const form = box.current?.parentElement?.querySelector('form');
    const onFocus = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-edits]') : null;
      setEdited(section?.dataset.edits ?? '');
      const language = target instanceof Element && target.closest<HTMLElement>('form [lang]')?.lang;
      if (isLocale(language)) onLanguage(language);
    };
    form?.addEventListener('focusin', onFocus);
    return () => form?.removeEventListener('focusin', onFocus);
  }, [box, onLanguage]);
  useEffect(() => {
    // A section appears with the first change in it.
    if (!changed.split(' ').includes(edited)) return;
    const section = box.current?.querySelector<HTMLElement>(`[data-section='${edited}']`);
    if (!box.current || !section) return;
    const distance = section.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollBy({ top: distance - 60 });
  }, [box, edited, changed]);
}

type SectionProps = Pick<Props, 'locale' | 'editor' | 'brought'> & {
  own: readonly Changed[];
  language: Locale;
  label: string;
};

function Section({ own, language, locale, editor, brought, label }: SectionProps) {
  return (
    <dl className="grid gap-3 text-14 leading-6">
      {own
        .filter(({ field, now }) => saysSomething({ field, now, language }))
        .map(({ field, now }) => (
          <div key={field.name} className="min-w-0">
            <dt lang={locale} className={field.label === label ? 'sr-only' : 'text-12 text-soft'}>
              {field.label}
            </dt>
            <dd className="[overflow-wrap:anywhere]">
              {field.type === 'lines' ? (
                <PreviewLines
                  {...{ field, now, language }}
                  words={editor}
                  pictures={{ ...field.pictures, ...brought }}
                />
              ) : (
                <PreviewValue {...{ field, now, language }} words={editor} />
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
