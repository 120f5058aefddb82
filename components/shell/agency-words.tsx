import { ContentsList } from '@/components/catalogue/content/contents-list';
import { Prose } from '@/components/catalogue/content/prose';
import { headingsOf } from '@/lib/catalogue/content/rules';
import type { Content } from '@/lib/catalogue/content/types';
import { AgencyPage, TextLink } from './agency-page';

/** From so many sections on a text has its own contents beside it. */
const LONG_TEXT = 4;

type Props = { content: Content; back?: { href: string; label: string } };

/** A page of words on the agency surface. */
export function AgencyWords({ content: { heading, lead, body }, back }: Props) {
  const headings = headingsOf(body);
  return (
    <AgencyPage title={heading} lead={lead} aside={back && <TextLink href={back.href}>{back.label}</TextLink>}>
      <div className="border-t border-line pt-8 menu:grid menu:grid-cols-12 menu:gap-x-8">
        <div className="agency-prose menu:order-2 menu:col-span-8">
          <Prose markdown={body} />
        </div>
        {headings.length >= LONG_TEXT && (
          <div className="hidden menu:order-1 menu:col-span-4 menu:block wide:col-span-3">
            <ContentsList headings={headings} />
          </div>
        )}
      </div>
    </AgencyPage>
  );
}
