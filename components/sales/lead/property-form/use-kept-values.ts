import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { clearFormDraft, draftKey, readFormDraft, writeFormDraft } from './draft';
import type { PropertyFormSetting, Values } from './setting';

type Kept = {
  values: Values;
  setValues: Dispatch<SetStateAction<Values>>;
  step: number;
  setStep: (step: number) => void;
  /** Pressed before, a browser would put what was typed into the address. */
  isAwake: boolean;
  /** It was sent: nothing of it comes back. */
  forget: () => void;
};

/** What is typed and at which step, kept for this tab until it is sent. */
export function useKeptValues(setting: PropertyFormSetting): Kept {
  const { initial } = setting;
  const { userId } = useApiSetting();
  const key = draftKey(setting, userId);
  const [values, setValues] = useState<Values>(initial);
  const [step, setStep] = useState(0);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const draft = readFormDraft(key, initial, location.search);
    if (draft) {
      setValues(draft.values);
      setStep(draft.step);
    }
    setAwake(true);
  }, [key, initial]);
  useEffect(() => {
    // The first values are the page's own: nothing was typed yet.
    if (isAwake && (step > 0 || values !== initial)) writeFormDraft(key, { values, step }, location.search);
  }, [isAwake, key, values, step, initial]);
  return { values, setValues, step, setStep, isAwake, forget: () => clearFormDraft(key) };
}
