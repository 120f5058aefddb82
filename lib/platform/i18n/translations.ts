import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { type Translator, translator } from './translator';

/** Words of a page in its language, as of next-intl, which however reads every message anew in each request. */
export async function getTranslations<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  namespace: Namespace,
): Promise<Translator<Namespace>> {
  return translator(await getLocale(), namespace);
}
