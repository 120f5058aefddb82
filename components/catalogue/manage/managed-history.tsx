import { Table } from '@/components/ui/table';
import { retiredAs } from '@/lib/catalogue/manage/fields';
import { isSame, isWords, movedTo } from '@/lib/catalogue/manage/rules';
import type { ManagedJson, ManagedVersion } from '@/lib/catalogue/manage/schema';
import { RETIRED, type Value } from '@/lib/catalogue/manage/types';
import { formatDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { EditorPages } from './editor-setting';
import { personText } from './person-text';
import { ReversalButton } from './reversal-button';
import { columnsFor } from './sections';
import { valueText } from './value-text';

type Props = { managed: ManagedJson; pages: EditorPages; names: ReadonlyMap<string, string>; locale: Locale };
type Line = { version: ManagedVersion; isFirst: boolean; key: string; label: string; before: string; since: string };

const MOST_SHOWN = 300;
const short = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

/** A line for each field and language that a version changed. */
async function linesOf({ managed: { kind, history }, names, locale }: Omit<Props, 'pages'>): Promise<Line[]> {
  const [editor, t] = await Promise.all([getTranslations('managed.editor'), getTranslations('managed.history')]);
  const { managed } = messages[locale];
  const labels: Readonly<Record<string, string>> = managed.field;
  const hasAddress = retiredAs[kind] === 'address';
  function standing(value: Value): string {
    const target = movedTo(value);
    if (target !== null) return t('leads', { name: names.get(target) ?? target });
    if (value === null) return t('shown');
    if (value === 'draft') return t('unpublished');
    return t(hasAddress ? 'gone' : 'retired');
  }
  const said = (field: string, value: Value, language: Locale) =>
    field === RETIRED
      ? standing(value)
      : short(
          valueText(value, {
            ...{ words: managed.editor, locale: language, names },
            columns: columnsFor(kind, field, managed),
          }),
        );
  return history.flatMap((version) => {
    const lines = version.changes.flatMap(({ field, before, after }) => {
      const label = field === RETIRED ? t(hasAddress ? 'address' : 'standing') : (labels[field] ?? field);
      const languages =
        isWords(before) && isWords(after) ? locales.filter((one) => before[one] !== after[one]) : [locale];
      return languages.map((language) => ({
        key: `${version.number} ${field} ${language}`,
        label:
          isSame(before, after) || !isWords(after)
            ? label
            : editor(language === 'en' ? 'inEnglish' : 'inGerman', { field: label }),
        before: said(field, before, language),
        since: said(field, after, language),
      }));
    });
    return lines.map((line, index) => ({ ...line, version, isFirst: index === 0 }));
  });
}

/** Who changed what, and on whose behalf; the newest first. */
export async function ManagedHistory(props: Props) {
  const { managed, pages, locale } = props;
  const [t, list, lines] = await Promise.all([
    getTranslations('managed.history'),
    getTranslations('managed.list'),
    linesOf(props),
  ]);
  const published = managed.history.filter(({ isPublished }) => isPublished);
  const canBringBack = (number: number) => managed.draft.length === 0 && number !== published[0]?.number;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-14 text-soft">{t('lead')}</p>
      <Table
        label={t('title')}
        rows={lines}
        keyOf={({ key }) => key}
        isMarked={({ version }) => version.number === published[0]?.number}
        empty={t('none')}
        columns={[
          {
            head: t('version'),
            cell: ({ version: { number, isPublished, at, by, deed }, isFirst }) =>
              isFirst ? (
                <>
                  <b>{t(isPublished ? 'number' : 'draft', { number })}</b>
                  <span className="block text-12 text-soft">
                    {t(`deed.${deed}`)}, {personText(list, by)}
                  </span>
                  <time dateTime={at} className="block text-12 text-soft">
                    {t('when', {
                      date: formatDay(toDateOnly(new Date(at), OFFICE_TIME_ZONE), locale),
                      time: formatTime(new Date(at), locale, OFFICE_TIME_ZONE),
                    })}
                  </time>
                </>
              ) : null,
          },
          { head: t('field'), cell: ({ label }) => label },
          { head: t('before'), cell: ({ before }) => <span className="text-soft">{before}</span> },
          { head: t('since'), cell: ({ since }) => since },
          {
            head: t('bringBack'),
            cell: ({ version: { number, isPublished }, isFirst }) =>
              isFirst && isPublished && canBringBack(number) ? (
                <ReversalButton
                  {...{ ...pages, kind: managed.kind, id: managed._id, version: managed.version, number }}
                  label={t('bringBack')}
                  name={t('bringBackOf', { number })}
                  confirmation={t('broughtBack')}
                />
              ) : null,
          },
        ]}
      />
    </section>
  );
}
