'use client';

import { useEffect, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { ApiError, isSessionEnded, sentenceOf } from '@/lib/platform/api-error';

const LOOKS_EVERY_MS = 1000;
const steps = ['database', 'data', 'restart'] as const;
type Step = (typeof steps)[number];

type Words = Record<'open' | 'sure' | 'button' | 'busy' | 'failed', string> & { step: Readonly<Record<Step, string>> };

/** All data anew: opened, read, and then pressed. What is done is shown until nobody is signed in any more. */
export function BeginAnew({ words, begun }: { words: Words; begun: Step | null }) {
  const setting = useApiSetting();
  const [step, setStep] = useState<Step | null>(begun);
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = step !== null;

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(async () => {
      try {
        const schema = async () => (await import('./anew-schema')).anewSchema;
        const told = await callApi(paths.api.devReset(), { schema });
        if (told.step === 'failed') {
          setFailure(words.failed);
          setStep(null);
        } else if (told.step) setStep(told.step);
      } catch (error) {
        // While it starts again nothing answers; then nobody is signed in.
        if (isSessionEnded(error))
          location.replace(paths.signIn({ callbackUrl: paths.manageDemonstration(), error: 'signedOut' }));
      }
    }, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, words.failed]);

  async function begin() {
    setFailure('');
    setAsking(true);
    try {
      await callApi(paths.api.devReset(), { method: 'POST', body: { isSure: true } });
      setStep('database');
    } catch (error) {
      setFailure(error instanceof ApiError ? sentenceOf(error, setting.words) : words.failed);
    }
    setAsking(false);
  }

  return (
    <>
      {isUnderWay ? (
        <div role="status" className="mt-3 text-13">
          <p className="font-bold">{words.busy}</p>
          <ol className="mt-1 list-inside list-decimal">
            {steps.slice(0, steps.indexOf(step) + 1).map((name) => (
              <li key={name} className={name === step ? '' : 'text-soft'}>
                {words.step[name]}
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-0.5 text-13 font-bold text-main-ink hover:underline">
            {words.open}
          </summary>
          <p className="mt-2 text-13">{words.sure}</p>
          <button
            type="button"
            disabled={isAsking}
            onClick={begin}
            className={compactButtonClass('quiet', 'small', 'mt-3')}
          >
            {words.button}
          </button>
        </details>
      )}
      <p role="alert" className="mt-2 text-12 text-negative empty:hidden">
        {failure}
      </p>
    </>
  );
}
