import { paths } from '@/lib/platform/addresses/paths';
import { translator } from '@/lib/platform/i18n/translator';
import type { TodayScope } from '@/lib/today/deadline/schema';
import { momentText, type Telling, todayLead, whatText, whomText } from '@/lib/today/deadline/words';
import type { DigestLetter } from '@/lib/today/digest/queries/letter';
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

/** What is due today, as its list shows it; by the clocks of the houses, as everywhere. */
export function digestLetter({ reader, today, now }: DigestLetter, origin: string): Letter {
  const { locale, firstName } = reader;
  const t = translator(locale, 'today');
  const telling: Telling = { t, dues: translator(locale, 'dues'), scope: today.scope, locale, now };
  const count = today.days[0]?.count ?? 0;
  const lead = todayLead(t, today, { locale, now });
  const left = count - today.results.length;
  const lines = today.results.map((line) => {
    const { name, more } = whomText(line, telling);
    const about = [name, more].filter(Boolean).join(', ');
    return { label: momentText(line, locale), value: [whatText(line, telling), about].filter(Boolean).join('. ') };
  });
  return {
    subject: t('digest.subject', { count }),
    heading: t('title'),
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName ?? '', mailWords(locale)) },
      { kind: 'paragraph', text: lead },
      ...(lines.length > 0 ? [facts(...lines)] : []),
      ...(left > 0 ? [{ kind: 'note' as const, text: t('digest.more', { count: left }) }] : []),
      { kind: 'button', label: t('digest.open'), href: `${origin}${pageOf[today.scope]()}` },
      { kind: 'link', before: t('digest.change'), label: t('digest.account'), href: `${origin}${paths.user()}` },
    ],
  };
}
