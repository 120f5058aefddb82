import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { AgencyClientSetting } from './agency-client';

export function agencyClientSettingOf(viewer: Viewer | null, locale: Locale): AgencyClientSetting {
  const { api, error, form } = messages[locale];
  const { retrying, dialog, ...words } = api;
  return {
    api: {
      words: { ...words, unexpected: error.unexpected, summary: form.summary },
      userId: viewer?.id ?? '',
    },
    words: { retrying, dialog },
  };
}
