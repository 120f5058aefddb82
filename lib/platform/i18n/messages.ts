import de from '@/messages/de/index';
import en from '@/messages/en/index';
import type { Locale } from './locale';

export type Messages = typeof en;

export const messages: Record<Locale, Messages> = { en, de };
