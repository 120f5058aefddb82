import type { CountryId, PropertyType } from '@/lib/platform/addresses/slug';
import type { PictureValue } from '@/lib/platform/media/types';

/** Listed properties of a place, by type. */
export type PropertyCounts = Record<PropertyType, number>;

type Sector = { id: string; name: string };

export type City = {
  id: string;
  name: string;
  countryId: CountryId;
  /** Several villages people search as one: the four Courchevels. */
  groupId: string | null;
  regionId: string | null;
  tagline: string;
  summary: string;
  introduction: string;
  altitudeMetres: number;
  latitude: number;
  longitude: number;
  picture: PictureValue;
  sectors: Sector[];
  counts: PropertyCounts;
};

export type Country = {
  id: CountryId;
  name: string;
  summary: string;
  introduction: string;
  picture: PictureValue;
  /** Cities with listed properties only, by name. */
  cities: City[];
  counts: PropertyCounts;
};

/** What people call a place: a city, or a group of villages under one name. */
export type Destination = {
  /** City or group id; also the `destination` of a search. */
  id: string;
  name: string;
  countryId: CountryId;
  cities: City[];
  counts: PropertyCounts;
};
