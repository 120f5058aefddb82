import { paths } from '@/lib/platform/addresses/paths';
import { translator } from '@/lib/platform/i18n/translator';
import type { TodayJson, TodayScope } from '@/lib/today/deadline/schema';
import { momentText, type Telling, todayLead, whatText, whomText } from '@/lib/today/deadline/words';
import { type DigestLetter, dueToday } from '@/lib/today/digest/queries/letter';
import { mailWords } from './enquiry-facts';
import { greeting } from './greeting';
import { facts, type Letter } from './letter';

const pageOf: Record<TodayScope, () => string> = {
  mine: paths.dashboard,
  team: () => paths.dashboard({ scope: 'team' }),
  desk: paths.desk,
  house: paths.adminDashboard,
  all: paths.adminDashboard,
};

/** What of one list is due today, as it shows it. */
function blocksOf(today: TodayJson, { reader: { locale }, now }: DigestLetter, origin: string): Letter['blocks'] {
  const t = translator(locale, 'today');
  const telling: Telling = { t, dues: translator(locale, 'dues'), scope: today.scope, locale, now };
  const left = dueToday(today) - today.results.length;
  const lines = today.results.map((line) => {
    const { name, more } = whomText(line, telling);
    const about = [name, more].filter(Boolean).join(', ');
    return { label: momentText(line, locale), value: [whatText(line, telling), about].filter(Boolean).join('. ') };
  });
  return [
    { kind: 'paragraph', text: todayLead(t, today, { locale, now }) },
    ...(lines.length > 0 ? [facts(...lines)] : []),
    ...(left > 0 ? [{ kind: 'note' as const, text: t('digest.more', { count: left }) }] : []),
    {
      kind: 'button',
      label: t(today.scope === 'desk' ? 'digest.openDesk' : 'digest.open'),
      href: `${origin}${pageOf[today.scope]()}`,
    },
  ];
}

/** What is due today, list by list; by the clocks of the houses, as everywhere. */
export function digestLetter(digest: DigestLetter, origin: string): Letter {
  const { lists, reader, now } = digest;
  const { locale, firstName } = reader;
  const t = translator(locale, 'today');
  const [first] = lists;
  return {
    subject: t('digest.subject', { count: lists.reduce((sum, list) => sum + dueToday(list), 0) }),
    heading: t('title'),
    preview: first ? todayLead(t, first, { locale, now }) : '',
    blocks: [
      { kind: 'paragraph', text: greeting(firstName ?? '', mailWords(locale)) },
      ...lists.flatMap((list) => blocksOf(list, digest, origin)),
      { kind: 'link', before: t('digest.change'), label: t('digest.account'), href: `${origin}${paths.user()}` },
    ],
  };
}
