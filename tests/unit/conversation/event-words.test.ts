import { expect, it } from 'vitest';
import { messages } from '@/lib/platform/i18n/messages';
import { leadNotices } from '@/lib/platform/outbox/types';
import { eventSentence } from '@/lib/sales/conversation/rules/event';

/** Conversations are with hotels, which are asked for no change; reminders are mails alone. */
const isSaid = (notice: string) => !notice.startsWith('reminder') && !notice.endsWith('Change');

it.each(['en', 'de'] as const)('says in words whatever happened to a lead (%s)', (locale) => {
  for (const notice of leadNotices.filter(isSaid)) {
    const event = { notice, rooms: ['Suite'], reason: null, optionExpiresAt: null };
    expect(eventSentence(event, messages[locale].conversations.event)).toMatch(/\S.*: Suite$/);
  }
});
