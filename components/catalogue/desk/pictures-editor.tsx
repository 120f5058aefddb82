'use client';

import { useRef, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { useFocusAfter } from '@/components/form/focus-after';
import { useKeptDraft } from '@/components/form/kept-draft';
import { Meanwhile } from '@/components/form/meanwhile';
import { useSeenVersion } from '@/components/form/seen-version';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Picture } from '@/components/ui/picture';
import type { PictureLine } from '@/lib/catalogue/desk/types';
import { type KeptPictures, keptOf, readKept, withKept } from './kept-pictures';

export type PictureWords = {
  add: string;
  adding: string;
  added: string;
  help: string;
  none: string;
  /** Names of the languages, beside what stands in each. */
  en: string;
  de: string;
  /** With `{count}`. */
  altEn: string;
  altDe: string;
  up: string;
  down: string;
  remove: string;
  removeShort: string;
  save: string;
  saved: string;
  unsaved: string;
};

type Props = { address: string; pictures: readonly PictureLine[]; version: string; words: PictureWords };

const numbered = (sentence: string, index: number) => sentence.replace('{count}', String(index + 1));

/** Order, what each shows in both languages, and new ones. The first is the face in lists. */
export function PicturesEditor({ address, pictures, version, words }: Props) {
  const { userId } = useApiSetting();
  const [lines, showLines] = useState(pictures);
  const file = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter();
  const buttonsOf = (index: number) =>
    list.current?.children[index]?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [];
  const meanwhile = useSeenVersion(version);
  // A new picture brings new lines, another page takes them away: what was typed and not saved is there again.
  const draft = useKeptDraft<KeptPictures>(`${userId}.desk.pictures.${address}`, {
    read: readKept,
    onReturn: (kept, over) => {
      showLines(withKept(pictures, kept));
      meanwhile.tellReturned(over);
    },
  });
  const save = useApiMutation(address, {
    method: 'PATCH',
    confirmation: words.saved,
    onDone: () => {
      meanwhile.forget();
      draft.forget();
    },
  });
  const isChanged = JSON.stringify(lines) !== JSON.stringify(pictures);
  const upload = useApiMutation(address, {
    confirmation: words.added,
    // One's own new picture is nobody else's change.
    onDone: () => isChanged && draft.keep(keptOf(pictures, lines)),
  });
  const isBusy = upload.isBusy || save.isBusy;
  const failure = upload.failure || save.failure;

  function setLines(next: PictureLine[]): void {
    showLines(next);
    draft.keep(keptOf(pictures, next), meanwhile.seen);
  }

  const reword = (index: number, alt: Partial<PictureLine['alt']>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, alt: { ...line.alt, ...alt } } : line)));
  function move(index: number, by: number): void {
    const next = [...lines];
    const [line] = next.splice(index, 1);
    if (line) next.splice(index + by, 0, line);
    setLines(next);
    // At either end the arrow that was pressed is off: the other one stands where it was.
    const isAtEnd = index + by === 0 || index + by === lines.length - 1;
    if (isAtEnd) focusAfter(() => buttonsOf(index + by)[0]);
  }
  function remove(index: number): void {
    setLines(lines.filter((_, at) => at !== index));
    focusAfter(() => [...buttonsOf(Math.min(index, lines.length - 2))].at(-1) ?? file.current);
  }
  function send(): void {
    // Refused, the page brings what stands, and what was typed is laid over it: nobody else's picture goes.
    const staying = lines.map(({ _id, alt }) => ({ _id, altEn: alt.en, altDe: alt.de }));
    save.send({ version: meanwhile.seen, pictures: staying });
  }
  function add(chosen: File | undefined): void {
    if (!chosen) return;
    const body = new FormData();
    body.set('picture', chosen);
    upload.send(body);
    if (file.current) file.current.value = '';
  }
  return (
    <div className="pb-5">
      {lines.length === 0 && <p className="py-3 text-soft">{words.none}</p>}
      <ol ref={list}>
        {lines.map((line, index) => (
          <PictureRow
            key={line._id}
            line={line}
            index={index}
            isLast={index === lines.length - 1}
            isBusy={isBusy}
            words={words}
            onReword={(alt) => reword(index, alt)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" disabled={!isChanged || isBusy} onClick={send} className={compactButtonClass('primary')}>
          {words.save}
        </button>
        <label
          className={`${compactButtonClass('quiet')} relative ${isBusy ? 'opacity-60' : 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2'}`}
        >
          {upload.isBusy ? words.adding : words.add}
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={({ target }) => add(target.files?.[0])}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
        </label>
        <p className="text-13 text-soft">{isChanged ? words.unsaved : words.help}</p>
      </div>
      <Meanwhile met={meanwhile.met} onTheirs={draft.forget} />
      <p role="alert" className={failure ? 'mt-3 text-14 font-bold text-negative' : 'sr-only'}>
        {failure}
      </p>
    </div>
  );
}

type RowProps = {
  line: PictureLine;
  index: number;
  isLast: boolean;
  isBusy: boolean;
  words: PictureWords;
  onReword: (alt: Partial<PictureLine['alt']>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A picture, what it shows in both languages, and its place among the others. */
function PictureRow({ line, index, isLast, isBusy, words, onReword, onMove, onRemove }: RowProps) {
  const { picture, alt } = line;
  const button = compactButtonClass('quiet', 'small');
  return (
    <li className="grid gap-3 border-b border-line py-3 desk:grid-cols-[132px_1fr_auto] desk:items-center">
      <div className="h-[88px] w-[132px] overflow-hidden rounded-desk">
        <Picture picture={picture} sizes="132px" />
      </div>
      <Captions {...{ alt, index, words, onReword }} />
      <div className="flex gap-1.5">
        <button
          type="button"
          disabled={index === 0 || isBusy}
          aria-label={numbered(words.up, index)}
          onClick={() => onMove(-1)}
          className={button}
        >
          ↑
        </button>
        <button
          type="button"
          disabled={isLast || isBusy}
          aria-label={numbered(words.down, index)}
          onClick={() => onMove(1)}
          className={button}
        >
          ↓
        </button>
        <button
          type="button"
          disabled={isBusy}
          aria-label={numbered(words.remove, index)}
          onClick={onRemove}
          className={button}
        >
          {words.removeShort}
        </button>
      </div>
    </li>
  );
}

type CaptionProps = Pick<RowProps, 'index' | 'words' | 'onReword'> & { alt: PictureLine['alt'] };

/** What it shows, each line under the name of its language, which stays when the line is filled. */
export function Captions({ alt, index, words, onReword }: CaptionProps) {
  return (
    <div className="grid gap-2">
      {(['en', 'de'] as const).map((locale) => (
        <label key={locale} className="grid grid-cols-[64px_1fr] items-center gap-2 text-13 text-soft">
          {words[locale]}
          <input
            lang={locale}
            aria-label={numbered(locale === 'en' ? words.altEn : words.altDe, index)}
            placeholder={numbered(locale === 'en' ? words.altEn : words.altDe, index)}
            maxLength={300}
            value={alt[locale]}
            onChange={({ target }) => onReword({ [locale]: target.value })}
            className="h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 text-ink"
          />
        </label>
      ))}
    </div>
  );
}
