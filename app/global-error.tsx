'use client';

import { CrashScreen } from '@/components/shell/crash-screen';
import { crashWords } from '@/components/shell/crash-words';

type Props = { error: unknown; retry: () => void };

/** Stands in for a root layout that failed: no brand, no style sheet that could be relied on, and perhaps no language. */
export default function GlobalError({ error, retry }: Props) {
  const isGerman = typeof document !== 'undefined' && document.documentElement.lang === 'de';
  const locale = isGerman ? 'de' : 'en';
  return (
    <html lang={locale}>
      <head>
        <title>{crashWords[locale].title}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body
        style={{ margin: 0, padding: '8vh 6vw', background: '#fbfaf7', color: '#1b2423', fontFamily: 'Georgia, serif' }}
      >
        <CrashScreen error={error} retry={retry} locale={locale} />
      </body>
    </html>
  );
}
