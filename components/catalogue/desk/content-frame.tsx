import type { ReactNode } from 'react';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import { completenessOf, stateOfText } from '@/lib/catalogue/desk/rules';
import type { Words } from '@/lib/catalogue/desk/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { PictureWords } from './pictures-editor';
import type { TextWords } from './text-forms';

type T = Awaited<ReturnType<typeof getTranslations<'deskContent'>>>;

export function textWordsOf(t: T): TextWords {
  return {
    en: t('en'),
    de: t('de'),
    nameEn: t('nameEn'),
    nameDe: t('nameDe'),
    descriptionEn: t('descriptionEn'),
    descriptionDe: t('descriptionDe'),
    save: t('save'),
    saved: t('saved'),
  };
}

export function pictureWordsOf(t: T): PictureWords {
  return {
    add: t('pictures.add'),
    adding: t('pictures.adding'),
    added: t('pictures.added'),
    help: t('pictures.help'),
    none: t('pictures.none'),
    en: t('en'),
    de: t('de'),
    altEn: t('pictures.altEn', { count: '{count}' }),
    altDe: t('pictures.altDe', { count: '{count}' }),
    up: t('pictures.up', { count: '{count}' }),
    down: t('pictures.down', { count: '{count}' }),
    remove: t('pictures.remove', { count: '{count}' }),
    removeShort: t('pictures.removeShort'),
    save: t('pictures.save'),
    saved: t('pictures.saved'),
    unsaved: t('pictures.unsaved'),
  };
}

type Props = {
  lead: string;
  texts: readonly Words[];
  /** What else has to be there. */
  others?: readonly boolean[];
  above?: ReactNode;
  children: ReactNode;
};

/** A page of texts and pictures, with how many of them stand in both languages. */
export async function ContentFrame({ lead, texts, others, above, children }: Props) {
  const t = await getTranslations('deskContent');
  const { done, all } = completenessOf(texts, others);
  return (
    <AgencyPage title={t('title')} lead={lead}>
      {above}
      <div className="max-w-[920px]">
        <p id="completeness" className="text-14 font-bold">
          {t(others ? 'completenessOfAll' : 'completeness', { done, all })}
        </p>
        <div
          role="progressbar"
          aria-labelledby="completeness"
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          className="mt-2 h-1.5 bg-line"
        >
          <div className="h-full bg-main" style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
        </div>
        {children}
      </div>
    </AgencyPage>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="border-b border-ink pb-2 font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

/** What is no text has an editor of its own. */
export function FactsLink({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <Group title={title}>
      <p className="py-3">
        <TextLink href={href}>{text}</TextLink>
      </p>
    </Group>
  );
}

type RowProps = { title: string; note: string; isMissing: boolean; children: ReactNode };

/** Closed, a row says whether something is missing; so most visits open nothing else. */
export function Row({ title, note, isMissing, children }: RowProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow font-bold">{title}</span>
        <span className={`text-13 ${isMissing ? 'text-warning' : 'text-soft'}`}>{note}</span>
        <Icon name="down" className="size-4 text-soft transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

type TextRowProps = { title: string; texts: readonly Words[]; children: ReactNode };

/** A row of texts, with the first thing that one of them lacks. */
export async function TextRow({ title, texts, children }: TextRowProps) {
  const t = await getTranslations('deskContent.state');
  const state = texts.map(stateOfText).find((one) => one !== 'both') ?? 'both';
  return (
    <Row title={title} note={t(state)} isMissing={state !== 'both'}>
      {children}
    </Row>
  );
}
