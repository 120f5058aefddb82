import type { Messages as IntlMessages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locale';
import { messages } from './messages';

/** Words outside a page: route handlers, mails, generated pictures. */
export function translator<const Namespace extends NamespaceKeys<IntlMessages, NestedKeyOf<IntlMessages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: messages[locale], namespace, timeZone: 'UTC' });
}
