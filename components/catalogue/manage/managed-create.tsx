import { getMessages } from 'next-intl/server';
import { getManagedChoices } from '@/lib/catalogue/manage/choices';
import { creations } from '@/lib/catalogue/manage/creations';
import { blankValues } from '@/lib/catalogue/manage/rules';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { CreateForm } from './create-form';
import { blankFieldsOf, optionNames } from './sections';

type Props = { viewer: Viewer; kind: ManagedKind; locale: Locale };

/** The way to something new. */
export async function ManagedCreate({ viewer, kind, locale }: Props) {
  const made = creations[kind];
  const [messages, choices] = await Promise.all([getMessages(), getManagedChoices(viewer, made.fields, {}, locale)]);
  const words = messages.managed;
  const fields = blankFieldsOf(made.fields, blankValues(made.fields), {
    words,
    options: optionNames(messages),
    choices,
  });
  const titles: Readonly<Partial<Record<ManagedKind, string>>> = words.create.kind;
  const { lead, address, addressHelp, send, created } = words.create;
  return (
    <CreateForm
      kind={kind}
      fields={fields}
      address={made.address ?? null}
      words={{ ...words.editor, title: titles[kind] ?? '', lead, address, addressHelp, send, created }}
    />
  );
}
