import { type ServiceLevelKey, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';

/** A meal plan in the reader's language; one we do not know stays as the operator wrote it. */
export function levelName(level: string, t: (key: `level.${ServiceLevelKey}`) => string): string {
  const key = serviceLevelKey(level);
  return key === null ? level : t(`level.${key}`);
}

/** As `levelName`, in the middle of a sentence: "for the week, catered". */
export function levelInSentence(level: string, t: (key: `levelInSentence.${ServiceLevelKey}`) => string): string {
  const key = serviceLevelKey(level);
  return key === null ? level : t(`levelInSentence.${key}`);
}
