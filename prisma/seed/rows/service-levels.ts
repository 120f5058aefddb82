import { serviceLevels } from '../content/catalogue';
import type { ServiceLevelId } from '../content/types';
import { edges } from '../edges';

/** The label as the property's operator writes it: English, German (P38), or one nobody knows (P37). */
export function serviceLevelLabel(propertyId: string, level: ServiceLevelId): string {
  if (propertyId === edges.germanLabels) return serviceLevels[level].de;
  if (propertyId === edges.unknownMealPlan && level === 'catered') return 'Weekend chef';
  return serviceLevels[level].en;
}
