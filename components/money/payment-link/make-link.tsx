'use client';

import { useRouter } from 'next/navigation';
import { useApiSetting } from '@/components/form/api-setting';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { paths } from '@/lib/platform/addresses/paths';

type Props = {
  action: string;
  dueId: string;
  locale: 'en' | 'de';
  className: string;
  words: Record<'make' | 'makeOf', string>;
};

const schema = async () => (await import('@/lib/money/payment-link/schema')).linkJsonSchema;

/** Makes the link of a due and opens its page. */
export function MakeLink({ action, dueId, locale, className, words }: Props) {
  const setting = useApiSetting();
  const router = useRouter();
  const { send, isBusy, failure } = useApiMutation(action, {
    schema,
    afterwards: 'stay',
    onDone: ({ id }) => router.push(paths.leadPaymentLink(id)),
  });
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-label={words.makeOf}
        onClick={() => send({ dueId, locale })}
        className={className}
      >
        {isBusy ? setting.words.sending : words.make}
      </button>
      <span role="alert" className="mt-1 block text-12 text-negative empty:hidden">
        {failure}
      </span>
    </>
  );
}
