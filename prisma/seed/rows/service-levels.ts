import type { Text } from '@/prisma/reference/types';
import type { ServiceLevelId } from '../content/types';
import { edges } from '../edges';

export const serviceLevels: Record<ServiceLevelId, Text> = {
  selfCatered: { en: 'Selfcatered', de: 'Selbstverpflegung' },
  bedAndBreakfast: { en: 'Bed & Breakfast', de: 'Frühstück' },
  catered: { en: 'Catered', de: 'Hotelservice' },
};

/** The label as the property's operator writes it: English, German (P38), or one nobody knows (P37). */
export function serviceLevelLabel(propertyId: string, level: ServiceLevelId): string {
  if (propertyId === edges.germanLabels) return serviceLevels[level].de;
  if (propertyId === edges.unknownMealPlan && level === 'catered') return 'Weekend chef';
  return serviceLevels[level].en;
}
