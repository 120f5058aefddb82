'use client';

import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ApiInput } from '@/components/form/api-field';
import { useFocusAfter } from '@/components/form/focus-after';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Picture } from '@/components/ui/picture';
import type { ManagedPicture } from '@/lib/catalogue/manage/schema';
import { locales } from '@/lib/platform/i18n/locale';
import type { PictureValue } from '@/lib/platform/media/types';
import type { EditorField, EditorWords } from './editor-setting';
import { LineButtons } from './line-buttons';

const schema = async () => (await import('@/lib/catalogue/manage/schema')).managedPictureSchema;

/** Pictures that were added here since the page was read, by id. */
export type Brought = {
  pictures: Readonly<Record<string, PictureValue>>;
  onBrought: (id: string, picture: PictureValue) => void;
};

type Line = { key: string; picture: string; focusX: number; focusY: number };

/** Order, what each shows in both languages and what of it stays in view; the first is the cover. Dragged, or moved by keys. */
export function PicturesField({ field, words, brought }: { field: EditorField; words: EditorWords; brought: Brought }) {
  const name = `values.${field.name}`;
  const { fields, append, replace, remove, move } = useFieldArray({ name, keyName: 'key' });
  const isOne = field.most === 1;
  const lines = fields as unknown as Line[];
  const [dragged, setDragged] = useState<number | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter();
  const upload = useApiMutation<ManagedPicture>(field.upload ?? '', {
    ...{ schema, confirmation: isOne ? words.pictureSet : words.pictureBrought, afterwards: 'stay' },
    onDone: ({ _id, picture }) => {
      brought.onBrought(_id, picture);
      const line = { picture: _id, alt: { en: '', de: '' }, focusX: 50, focusY: 50 };
      if (isOne) replace([line]);
      else append(line, { shouldFocus: false });
    },
  });
  function add(chosen: File | undefined): void {
    if (!chosen) return;
    const body = new FormData();
    body.set('picture', chosen);
    upload.send(body);
    if (file.current) file.current.value = '';
  }
  function drop(onto: number): void {
    if (dragged !== null && dragged !== onto) move(dragged, onto);
    setDragged(null);
  }
  const takeOut = (at: number) => {
    remove(at);
    focusAfter(() => list.current?.children[Math.min(at, lines.length - 2)]?.querySelector('button') ?? file.current);
  };
  return (
    <div>
      <ol ref={list} className="border-t border-line">
        {lines.map((line, at) => (
          <li
            key={line.key}
            draggable
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(null)}
            className={`grid gap-4 border-b border-line py-3 desk:grid-cols-[132px_1fr_auto] ${dragged === at ? 'opacity-60' : ''}`}
          >
            <PictureOf
              picture={brought.pictures[line.picture] ?? field.pictures?.[line.picture]}
              isCover={at === 0 && !isOne}
              words={words}
            />
            <Words of={`${field.name}.${at}`} words={words} />
            <LineButtons
              at={at}
              count={lines.length}
              words={words}
              onMove={(by) => move(at, at + by)}
              onRemove={() => takeOut(at)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label
          className={`${compactButtonClass('quiet')} relative ${upload.isBusy ? 'opacity-60' : 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2'}`}
        >
          {upload.isBusy ? words.pictureBringing : words.pictureAdd}
          <input
            ref={file}
            type="file"
            data-stays
            accept="image/jpeg,image/png,image/webp"
            disabled={upload.isBusy}
            onChange={({ target }) => add(target.files?.[0])}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
        </label>
        <p className="text-13 text-soft">{isOne ? words.pictureHelpOne : words.pictureHelp}</p>
      </div>
      <p role="alert" className="mt-1 text-13 font-bold text-negative empty:hidden">
        {upload.failure}
      </p>
    </div>
  );
}

type PictureProps = { picture: PictureValue | undefined; isCover: boolean; words: EditorWords };

function PictureOf({ picture, isCover, words }: PictureProps) {
  return (
    <div>
      <div className="h-[88px] w-[132px] overflow-hidden rounded-desk bg-line">
        {picture && <Picture picture={picture} sizes="132px" />}
      </div>
      {isCover && <p className="mt-1 text-12 text-soft">{words.pictureCover}</p>}
    </div>
  );
}

function Words({ of, words }: { of: string; words: EditorWords }) {
  const label = { en: words.altEn, de: words.altDe };
  return (
    <div className="grid min-w-0 gap-3 desk:grid-cols-2">
      {locales.map((locale) => (
        <div key={locale} lang={locale}>
          <ApiInput name={`values.${of}.alt.${locale}`} label={label[locale]} maxLength={300} autoComplete="off" />
        </div>
      ))}
      <ApiInput name={`values.${of}.focusX`} label={words.focusX} type="number" min={0} max={100} step={1} />
      <ApiInput name={`values.${of}.focusY`} label={words.focusY} type="number" min={0} max={100} step={1} />
    </div>
  );
}
