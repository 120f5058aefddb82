import de from '@/messages/de/index';
import en from '@/messages/en/index';

/**
 * For finding things in either language, and where our own wording may change. English sentences that the
 * product promises stand in the tests as they are stated.
 */
export const words = { en, de } as const;
