import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RemoveManager } from '@/components/catalogue/desk/managers-editor';
import { locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';

it.each(locales)('a sales manager is removed after a question that names them (%s)', (locale) => {
  const words = messages[locale].deskManagers;
  const html = renderToStaticMarkup(
    <RemoveManager name="Léa Moreau" isOff={false} words={words} onRemove={() => undefined} />,
  );
  const [, question = ''] = html.split('<dialog');
  expect(question).not.toContain(' open');
  expect(question.match(/Léa Moreau/g)).toHaveLength(2);
  const answers = [...question.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(answers).toEqual([words.keep, words.remove]);
});
