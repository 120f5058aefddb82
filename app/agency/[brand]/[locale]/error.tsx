'use client';

import { CrashScreen } from '@/components/shell/crash-screen';

type Props = { error: unknown; retry: () => void };

/** Replaces the page only; header and footer stay. */
export default function PageError({ error, retry }: Props) {
  const isGerman = typeof document !== 'undefined' && document.documentElement.lang === 'de';
  return <CrashScreen error={error} retry={retry} locale={isGerman ? 'de' : 'en'} />;
}
