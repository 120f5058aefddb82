import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locale';
import { messages } from './messages';

export default getRequestConfig(async ({ locale: explicit }) => {
  const wanted = explicit ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : 'en';
  return { locale, messages: messages[locale], timeZone: 'UTC' };
});
