import type { Text } from '../types';

/** What a picture shows in this property, by property and file stem; without an entry the picture's general words stand. */
export const pictureWords: Readonly<Record<string, Readonly<Record<string, Text>>>> = {};
