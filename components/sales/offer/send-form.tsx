'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import type { Messages } from '@/lib/platform/i18n/messages';
import { stopsSending } from '@/lib/sales/offer/rules/asked-again';
import type { OfferPricesJson } from '@/lib/sales/offer/schema';
import type { Seen } from './draft-queue';
import { PriceChecks } from './price-checks';

type Props = {
  offerId: string;
  /** The draft this look shows: it is what is sent, or nothing. */
  seen: Seen;
  client: { name: string; firstName: string; email: string | null };
  /** Whose offer it is: answers to the mail go there, whoever sends it. */
  repliesTo: string;
  subject: string;
  /** Of the alternatives, by their id. */
  titles: Readonly<Record<string, string>>;
  notes: readonly { isGood: boolean; text: string }[];
  backHref: string;
  words: Messages['offers'];
  mail: ReactNode;
  changes: ReactNode;
};

const pricesQuery = (offerId: string, { number, revision }: Seen) =>
  queryOptions({
    queryKey: ['offer', offerId, 'prices', number, revision],
    queryFn: ({ signal }) =>
      callApi<OfferPricesJson>(paths.api.offer(offerId, 'prices'), {
        signal,
        schema: async () => (await import('@/lib/sales/offer/schema')).offerPricesJsonSchema,
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** What the last look leads to: the mail, or the page alone; nothing while a price has moved. */
export function SendForm({ offerId, seen, client, repliesTo, subject, words, ...rest }: Props) {
  const id = useId();
  const router = useRouter();
  const setting = useApiSetting();
  const prices = useQuery(pricesQuery(offerId, seen));
  const [typed, setTyped] = useState(subject);
  const done = () => {
    confirmToast(client.email ? fill(words.mailSent, { email: client.email }) : words.released);
    router.push(rest.backHref);
    router.refresh();
  };
  const sending = useApiMutation(paths.api.offer(offerId, 'sending'), { afterwards: 'stay', onDone: done });
  const send = (byMail: boolean) => sending.send({ ...seen, byMail, ...(byMail && { subject: typed }) });
  const isStopped = prices.data?.alternatives.some(stopsSending) ?? true;
  const isBusy = sending.isBusy || isStopped;

  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid min-w-0 gap-6">
        <section>
          <h2 className="mb-1 font-sans text-13 font-bold">{words.look.to}</h2>
          {client.email ? (
            <>
              <p className="rounded-desk border border-line bg-surface px-4 py-2.5 text-14">
                <strong>{client.name}</strong> <span className="text-soft">{client.email}</span>
              </p>
              <p className="mt-1 text-13 text-soft">{fill(words.look.toHelp, { name: repliesTo })}</p>
            </>
          ) : (
            <p className="text-14 text-soft">{words.look.toNobody}</p>
          )}
        </section>
        {client.email && (
          <>
            <div>
              <label htmlFor={id} className="mb-1 block text-13 font-bold">
                {words.look.subject}
              </label>
              <input
                id={id}
                value={typed}
                maxLength={160}
                onChange={({ target }) => setTyped(target.value)}
                className="block h-10 w-full rounded-desk border border-input bg-surface px-3 text-14"
              />
            </div>
            <section>
              <h2 className="mb-1 font-sans text-13 font-bold">{words.look.mail}</h2>
              {rest.mail}
            </section>
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {rest.changes}
        <PriceChecks
          offerId={offerId}
          seen={seen}
          prices={prices.data ?? null}
          isFailed={prices.isError}
          titles={rest.titles}
          notes={rest.notes}
          backHref={rest.backHref}
          words={words}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5 wide:col-span-2">
        <a href={rest.backHref} className={compactButtonClass('quiet', 'large')}>
          {words.look.back}
        </a>
        <span className="ml-auto flex flex-wrap gap-3">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => send(false)}
            className={compactButtonClass(client.email ? 'quiet' : 'primary', 'large')}
          >
            {words.sendLink}
          </button>
          {client.email && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => send(true)}
              className={compactButtonClass('primary', 'large')}
            >
              {sending.isBusy ? setting.words.sending : fill(words.look.sendTo, { name: client.name })}
            </button>
          )}
        </span>
        <p role="alert" className="basis-full text-14 text-negative empty:hidden">
          {sending.failure}
        </p>
      </div>
    </div>
  );
}
