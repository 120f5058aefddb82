import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Captions } from '@/components/catalogue/desk/pictures-editor';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

it.each(locales)('the language of a filled caption is read and heard (%s)', (locale) => {
  const { pictures, en, de } = messages[locale].deskContent;
  const html = renderToStaticMarkup(
    <Captions
      alt={{ en: 'The sauna', de: 'Die Sauna' }}
      index={0}
      words={{ ...pictures, en, de }}
      onReword={() => undefined}
    />,
  );
  const read = html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/);
  expect(read).toEqual([en, de]);
  const heard = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(heard).toEqual([expect.stringContaining(en), expect.stringContaining(de)]);
});
