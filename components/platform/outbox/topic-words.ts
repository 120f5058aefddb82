import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import type { Translator } from '@/lib/platform/i18n/translator';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import {
  CHAT_ERASED_TOPIC,
  CHAT_TOPIC,
  CHECKOUT_TOPIC,
  MAIL_TOPIC,
  SANDBOX_TOPIC,
  TRANSFER_TOPIC,
} from '@/lib/platform/outbox/types';

const toldTopics = [SANDBOX_TOPIC, CHAT_TOPIC, CHAT_ERASED_TOPIC, CHECKOUT_TOPIC, TRANSFER_TOPIC] as const;

type Words = { t: Translator<'reports.outbox'>; kinds: Translator<'manage.outbox'> };

/** One kind of deliveries. */
export function topicText(topic: string, { t, kinds }: Words): string {
  if (topic === MAIL_TOPIC) return t('mail');
  const told = toldTopics.find((one) => one === topic);
  return told ? kinds(`kind.${told}`) : topic;
}

/** When the day of the office began. */
export const officeMidnight = (now: Date): Date => instantAt(dayAt(now, OFFICE_TIME_ZONE), '00:00', OFFICE_TIME_ZONE);
