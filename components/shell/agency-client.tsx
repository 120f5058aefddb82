'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type ApiSetting, ApiSettingProvider } from '@/components/form/api-setting';
import { keepFocus } from '@/components/ui/keep-focus';
import { ConnectionLine } from './connection-line';
import { createQueryClient } from './query-client';
import { SessionEnded, type SessionEndedWords } from './session-ended';

export type AgencyClientSetting = {
  api: ApiSetting;
  words: { retrying: string; dialog: SessionEndedWords };
};

type Props = { setting: AgencyClientSetting; children: ReactNode };

/** What forms and calls of signed-in people share in the browser: the query client, their words, and what it reports. */
export function AgencyClient({ setting: { api, words }, children }: Props) {
  const [client] = useState(createQueryClient);
  useEffect(() => keepFocus(), []);
  return (
    <ApiSettingProvider value={api}>
      <QueryClientProvider client={client}>
        {children}
        <ConnectionLine words={words.retrying} />
        <SessionEnded words={words.dialog} />
      </QueryClientProvider>
    </ApiSettingProvider>
  );
}
