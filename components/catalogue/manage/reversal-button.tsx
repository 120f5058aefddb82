'use client';

import { useRouter } from 'next/navigation';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { ManagedAnswer } from '@/lib/catalogue/manage/schema';
import { paths } from '@/lib/platform/addresses/paths';

const schema = async () => (await import('@/lib/catalogue/manage/schema')).managedAnswerSchema;

type Props = {
  /** The editor's own address, and where one goes when nothing is left of it. */
  page: string;
  list: string;
  kind: string;
  id: string;
  version: string;
  /** Everything since that version; the last change alone when unset. */
  number?: number;
  label: string;
  name?: string;
  confirmation: string;
  /** Nothing is left of it afterwards. */
  isLast?: boolean;
  /** It was retired, and is shown again. */
  isBack?: boolean;
};

/** Takes changes back. The page is asked for anew, so that its fields are filled with what stands. */
export function ReversalButton({
  page,
  list,
  kind,
  id,
  version,
  number,
  label,
  name,
  confirmation,
  isLast = false,
  isBack = false,
}: Props) {
  const router = useRouter();
  const { words } = useApiSetting();
  const { send, isBusy, failure } = useApiMutation<ManagedAnswer>(
    paths.api.managed(kind, id, isBack ? 'retire' : 'undo'),
    {
      ...{ schema, confirmation, afterwards: 'stay' },
      onDone: (answer) => router.replace(isLast ? list : `${page}?as=${answer.version}`),
    },
  );
  return (
    <div>
      <button
        type="button"
        aria-label={name}
        disabled={isBusy}
        onClick={() => send({ version, ...(isBack && { address: 'own' }), ...(number !== undefined && { number }) })}
        className={compactButtonClass('quiet')}
      >
        {isBusy ? words.sending : label}
      </button>
      <p role="alert" className="mt-1 text-12 text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}
