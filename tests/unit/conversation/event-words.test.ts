import { expect, it } from 'vitest';
import { eventLine } from '@/components/sales/conversation/moments';
import { messages } from '@/lib/platform/i18n/messages';
import { leadNotices } from '@/lib/platform/outbox/lead-notices';
import { eventSentence } from '@/lib/sales/conversation/rules/event';

/** Conversations are with hotels, which are asked for no change; reminders are mails alone. */
const isSaid = (notice: string) => !notice.startsWith('reminder') && !notice.endsWith('Change');

it.each(['en', 'de'] as const)('says in words whatever happened to a lead (%s)', (locale) => {
  for (const notice of leadNotices.filter(isSaid)) {
    const event = { notice, rooms: ['Suite'], reason: null, optionExpiresAt: null };
    expect(eventSentence(event, messages[locale].conversations.event)).toMatch(/\S.*: Suite$/);
  }
});

it('says in a talk whose stay it was, in which words, and when, by the clocks of the hotel', () => {
  const event = { notice: 'declinedOption', rooms: ['Suite'], reason: 'Fully booked', optionExpiresAt: null };
  const about = { key: 'L1', leadId: 'L1', firstName: 'Clara', lastName: 'Weiss' };
  const line = eventLine({ about, createdAt: '2026-11-24T13:52:00.000Z' }, event, 'Europe/Zurich', {
    words: messages.en.conversations,
    locale: 'en',
  });
  expect(line).toBe('The option was declined: Suite · Weiss · Fully booked · 14:52');
});
