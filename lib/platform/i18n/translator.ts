import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages as IntlMessages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locale';
import { messages } from './messages';

type Namespaces = NamespaceKeys<IntlMessages, NestedKeyOf<IntlMessages>>;

export type Translator<Namespace extends Namespaces = never> = ReturnType<
  typeof createTranslator<IntlMessages, Namespace>
>;

/** By words and namespace. A message is read once in the life of the process, not once a request. */
const kept = new WeakMap<IntlMessages, Map<string, unknown>>();

/** Words outside a page: route handlers, mails, generated pictures. */
export function translator<Namespace extends Namespaces>(locale: Locale, namespace: Namespace): Translator<Namespace> {
  const words: IntlMessages = messages[locale];
  const said = kept.get(words) ?? new Map<string, unknown>();
  kept.set(words, said);
  const known = said.get(namespace);
  if (known) {
    return known as Translator<Namespace>;
  }
  const made = withKeptFormats(
    locale,
    createTranslator<IntlMessages, Namespace>({
      locale,
      messages: words,
      namespace,
      timeZone: 'UTC',
    }),
  );
  said.set(namespace, made);
  return made;
}

type Said = (key: string, values?: Record<string, string>, formats?: object) => string;

/**
 * The translator finds the parsed message again by writing out all formats there are, which costs a page of many rows more than
 * its words. Here it is found by its key. What cannot be said so, and what is wrong with it, is left to the translator.
 */
function withKeptFormats<Made>(locale: Locale, made: Made): Made {
  const translate = made as Said & { raw: (key: string) => unknown };
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string) => {
    const known = formats.get(key);
    if (known) return known;
    const message = translate.raw(key);
    if (typeof message !== 'string') throw new TypeError(key);
    const format = new IntlMessageFormat(message, locale);
    formats.set(key, format);
    return format;
  };
  const say: Said = (key, values, ...rest) => {
    if (!values || rest.length > 0) return translate(key, values, ...rest);
    try {
      return String(formatOf(key).format(values));
    } catch {
      return translate(key, values);
    }
  };
  return Object.assign(say, translate) as Made;
}
