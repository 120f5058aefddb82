import type { Text } from '@/prisma/reference/types';

export type PropertyType = 'chalet' | 'apartment' | 'villa';

export type DistanceContent = {
  kind: 'slopes' | 'lift' | 'village' | 'skiSchool' | 'restaurant' | 'station' | 'lake' | 'airport';
  to: Text;
  metres: number | null;
  minutes: number | null;
  by: 'foot' | 'ski' | 'lift' | 'car';
};

export type ServiceLevelId = 'selfCatered' | 'bedAndBreakfast' | 'catered';

export type PropertyContent = {
  /** P01 … P44, see rule 8.3. */
  id: string;
  name: string;
  propertyType: PropertyType;
  city: string;
  sector: string | null;
  latitude: number;
  longitude: number;
  bedrooms: number;
  bathrooms: number;
  /** null: unknown (P24). */
  beds: { adults: number; children: number } | null;
  squareMetres: number;
  /** The opening line under the name, set in the serif; one or two sentences. */
  opening: Text;
  /** Meta description, 110–155 characters, unique. */
  summary: Text;
  /** Markdown, two to four paragraphs. */
  description: Text;
  /** At most six, a few words each. */
  highlights: Text[];
  distances: DistanceContent[];
  /** Ids of prisma/reference/catalogue. */
  facilities: string[];
  equipment: string[];
  /** Service ids per offered level; the levels present are the levels sold. */
  services: Partial<Record<ServiceLevelId, string[]>>;
  pets: { allowed: boolean; details: Text | null };
  /** Catered price of a January week in whole units of `currency`; other weeks and levels derive from it. null: no price (P36). */
  januaryWeek: number | null;
  currency: 'EUR' | 'CHF';
  /** File names in media/, best first, at least eight, no floor plans. */
  pictures: string[];
  floorplans: string[];
};

/** What each picture shows in a property, by property and file stem. */
export type PictureWords = Readonly<Record<string, Readonly<Record<string, Text>>>>;
