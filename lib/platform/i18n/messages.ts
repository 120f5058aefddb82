import de from '@/messages/de.json';
import en from '@/messages/en.json';
import type { Locale } from './locale';

export type Messages = typeof en;

export const messages: Record<Locale, Messages> = { en, de };
