import { getMessages } from 'next-intl/server';
import { retiredAs, retirementsOf } from '@/lib/catalogue/manage/fields';
import { movedTo } from '@/lib/catalogue/manage/rules';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import type { ChoiceList } from '@/lib/catalogue/manage/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Translator } from '@/lib/platform/i18n/translator';
import { type Keepers, keeperNames } from '@/lib/sales/manage/queries';
import { EditorForm } from './editor-form';
import type { EditorPages } from './editor-setting';
import { ManagedHistory } from './managed-history';
import { ManagedMissing } from './managed-missing';
import { RetireForm } from './retire-form';
import { ReversalButton } from './reversal-button';
import { columnsFor, optionNames, sectionsOf } from './sections';
import { valueText } from './value-text';

type Target = { id: string; name: string; detail: string };
type Props = {
  managed: ManagedJson;
  /** What else of the kind is shown. */
  targets: readonly Target[];
  /** What its fields choose from. */
  choices: Partial<Record<ChoiceList, { id: string; name: string }[]>>;
  keepers: Keepers | null;
  pages: EditorPages;
  /** Whether it may be retired from here. */
  isHouse?: boolean;
  /** Another one than before: the reader has taken changes back, and the fields are filled anew. */
  filledAs: string;
  locale: Locale;
};

/** Fields, preview, history, and what ends it. */
export async function ManagedEditor(props: Props) {
  const { managed, targets, choices, keepers, pages, isHouse = true, filledAs, locale } = props;
  const words = await getMessages();
  const chosen = Object.values(choices).flat();
  const few = Object.entries(optionNames(words));
  const names = new Map([...few, ...[...targets, ...chosen].map(({ id, name }) => [id, name] as const)]);
  const sections = sectionsOf(managed, {
    words: words.managed,
    options: optionNames(words),
    choices,
    upload: paths.api.managed(managed.kind, managed._id, 'pictures'),
    pictures: managed.pictures,
    textOf: (name, value) =>
      valueText(value, {
        ...{ words: words.managed.editor, locale, names },
        columns: columnsFor(managed.kind, name, words.managed),
      }),
  });
  return (
    <div className="grid gap-12 *:min-w-0">
      <Notice {...{ managed, names, pages, isHouse }} />
      <ManagedMissing managed={managed} locale={locale} />
      <EditorForm
        // Nobody else's change empties what is being typed.
        key={`${managed._id} ${filledAs}`}
        action={paths.api.managed(managed.kind, managed._id)}
        version={managed.version}
        sections={sections}
        words={words.managed.editor}
        preview={{ ...words.managed.preview, meets: await meetsOf(keepers, locale) }}
        locale={locale}
      />
      <ManagedHistory managed={managed} pages={pages} names={names} locale={locale} />
      {isHouse && <Retire {...{ managed, targets, keepers, locale }} />}
    </div>
  );
}

type NoticeProps = Required<Pick<Props, 'managed' | 'pages' | 'isHouse'>> & { names: ReadonlyMap<string, string> };

/** That it is retired, and the way back. */
async function Notice({ managed, names, pages, isHouse }: NoticeProps) {
  const { kind, _id, name, version, retired, draft } = managed;
  if (retired === null || retired === 'draft') return null;
  const t = await getTranslations('managed.page');
  const target = movedTo(retired);
  const words =
    target === null ? t(`retiredNotice.${retiredAs[kind]}`) : t('movedNotice', { name: names.get(target) ?? target });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-l-2 border-line-strong pl-3">
      <p>{words}</p>
      {isHouse && draft.length === 0 && (
        <ReversalButton
          {...{ ...pages, kind, id: _id, version }}
          isBack
          label={t('bringBack')}
          name={t('bringBackOf', { name })}
          confirmation={t('broughtBack')}
        />
      )}
    </div>
  );
}

/** Takes the last change back: a draft, or what was published last. */
export async function UndoButton({ managed, pages }: Pick<Props, 'managed' | 'pages'>) {
  const { kind, _id, version, draft, history, isNew } = managed;
  // Before it was made there was nothing to go back to.
  if (history.length === 0 || (draft.length === 0 && history[0]?.deed === 'created')) return null;
  const t = await getTranslations('managed.page');
  const isDraft = draft.length > 0;
  return (
    <ReversalButton
      {...{ ...pages, kind, id: _id, version }}
      isLast={isNew}
      label={t(isDraft ? 'discard' : 'undo')}
      confirmation={t(isDraft ? 'discarded' : 'undone')}
    />
  );
}

/** How many of what have it, in words; null: nothing has. */
function counted(t: Translator<'managed.retire'>, keepers: Keepers, { locale, names }: Counted): string | null {
  const found = names.filter((name) => keepers[name]);
  if (found.length === 0) return null;
  const named = found.map((name) => t(`keeper.${name}`, { count: keepers[name] ?? 0 }));
  return new Intl.ListFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(named);
}
type Counted = { locale: Locale; names: readonly (keyof Keepers)[] };

/** Of what was promised with it or to a client publishing changes nothing; everything else that has it, it reaches at once. */
const promised = ['offers', 'requests', 'bookings'] as const;

/** Whom publishing meets, a sentence each; empty where this reader is told nothing of it. */
async function meetsOf(keepers: Keepers | null, locale: Locale): Promise<string[]> {
  if (!keepers) return [];
  const [t, words] = await Promise.all([getTranslations('managed.meets'), getTranslations('managed.retire')]);
  const others = keeperNames.filter((name) => !promised.some((one) => one === name));
  const leads = counted(words, keepers, { locale, names: ['requests', 'bookings'] });
  const list = counted(words, keepers, { locale, names: others });
  return [
    ...(keepers.offers ? [t('offers', { count: keepers.offers })] : []),
    ...(leads === null ? [] : [t('leads', { list: leads })]),
    ...(list === null ? [] : [t('others', { list })]),
  ];
}

async function Retire({
  managed,
  targets,
  keepers,
  locale,
}: Pick<Props, 'managed' | 'targets' | 'keepers' | 'locale'>) {
  const { kind, _id, name, version, retired, draft } = managed;
  const ways = retirementsOf(kind, _id);
  if (ways.length === 0 || retired !== null || draft.length > 0) return null;
  const t = await getTranslations('managed.retire');
  const keys = ['retire', 'address', 'moved', 'removed', 'to', 'choose', 'send'] as const;
  const words = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>;
  const kept = keepers && counted(t, keepers, { locale, names: keeperNames });
  return (
    <section>
      <RetireForm
        action={paths.api.managed(kind, _id, 'retire')}
        version={version}
        targets={
          ways.includes('moved') ? targets.map((one) => ({ value: one.id, label: `${one.name}, ${one.detail}` })) : null
        }
        effect={t(`effect.${retiredAs[kind]}`)}
        keepers={keepers && (kept === null ? t('keptByNobody') : t('keptBy', { list: kept }))}
        words={{ ...words, ask: t('ask', { name }), retired: t(`retired.${retiredAs[kind]}`) }}
      />
    </section>
  );
}
