import 'server-only';
import { contentVersion } from '@/lib/platform/content-version';
import type { ManagerLine, SeenWords, Words } from './types';

/** What an editor of the desk is filled with, in one shape for its page and for the command that compares (rule 7.13). */

type Alt = { pictureId: string; altEn: string | null; altDe: string | null };
export const picturesSeen = (uses: readonly Alt[]) =>
  uses.map(({ pictureId, altEn, altDe }) => [pictureId, altEn, altDe]);

type Manager = Omit<ManagerLine, '_id'> & { id: string };
export const managersSeen = (managers: readonly Manager[]) =>
  managers.map(({ id, fullName, email, languages }) => [id, fullName, email, languages]);

type Room = Record<'nameEn' | 'nameDe' | 'descriptionEn' | 'descriptionDe', string>;
export const roomWordsOf = ({ nameEn, nameDe, descriptionEn, descriptionDe }: Room) => ({
  name: { en: nameEn, de: nameDe } satisfies Words,
  description: { en: descriptionEn, de: descriptionDe } satisfies Words,
});

export const versioned = <Name extends string>(texts: Record<Name, Words>) =>
  Object.fromEntries(
    Object.entries<Words>(texts).map(([name, words]) => [name, { ...words, version: contentVersion(words) }]),
  ) as Record<Name, SeenWords>;
