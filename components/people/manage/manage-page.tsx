import { type ReactNode, Suspense } from 'react';
import { AgencyPage } from '@/components/shell/agency-page';
import { currentViewer } from '@/lib/people/session/page';
import { Rail, RailUncounted } from './rail';

type Props = { before?: ReactNode; title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** Frame of the admins' pages: the rail beside the content. */
export async function ManagePage({ before, title, lead, aside, children }: Props) {
  const viewer = await currentViewer();
  return (
    <AgencyPage before={before} title={title} lead={lead} aside={aside}>
      <div className="grid gap-x-10 *:min-w-0 wide:grid-cols-[188px_1fr]">
        <div>
          <Suspense fallback={<RailUncounted />}>{viewer?.role === 'admin' && <Rail viewer={viewer} />}</Suspense>
        </div>
        <div>{children}</div>
      </div>
    </AgencyPage>
  );
}
