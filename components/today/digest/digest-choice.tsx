'use client';

import { useApiMutation } from '@/components/form/use-api-mutation';
import { paths } from '@/lib/platform/addresses/paths';
import { type DigestRhythm, digestRhythms } from '@/lib/today/digest/types';

type Props = {
  rhythm: DigestRhythm;
  words: Record<DigestRhythm, string> & { title: string; saved: string };
};

/** How often somebody is told of their list by mail; with the choice goes the zone of the browser it is made in. */
export function DigestChoice({ rhythm, words }: Props) {
  const { send, isBusy, failure } = useApiMutation(paths.api.digest(), {
    method: 'PATCH',
    confirmation: words.saved,
  });
  const choose = (chosen: DigestRhythm) =>
    send({ rhythm: chosen, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <fieldset disabled={isBusy} className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="sr-only">{words.title}</legend>
      {digestRhythms.toReversed().map((one) => (
        <label key={one} className="inline-flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name="rhythm"
            value={one}
            defaultChecked={one === rhythm}
            onChange={() => choose(one)}
            className="size-4 accent-(--main)"
          />
          {words[one]}
        </label>
      ))}
      <p role="alert" className="w-full text-13 text-negative empty:hidden">
        {failure}
      </p>
    </fieldset>
  );
}
