import type { Messages as IntlMessages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locale';
import { messages } from './messages';

type Namespaces = NamespaceKeys<IntlMessages, NestedKeyOf<IntlMessages>>;

export type Translator<Namespace extends Namespaces = never> = ReturnType<
  typeof createTranslator<IntlMessages, Namespace>
>;

/** By language and namespace. A message is read once in the life of the process, not once a request. */
const kept = new Map<string, unknown>();

/** Words outside a page: route handlers, mails, generated pictures. */
export function translator<Namespace extends Namespaces>(locale: Locale, namespace: Namespace): Translator<Namespace> {
  const key = `${locale} ${namespace}`;
  const known = kept.get(key);
  if (known) {
    return known as Translator<Namespace>;
  }
  const made = createTranslator<IntlMessages, Namespace>({
    locale,
    messages: messages[locale] as IntlMessages,
    namespace,
    timeZone: 'UTC',
  });
  kept.set(key, made);
  return made;
}
