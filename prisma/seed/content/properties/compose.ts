import type { DistanceContent, PropertyContent, ServiceLevelId } from '../types';

const levelsAscending: ServiceLevelId[] = ['selfCatered', 'bedAndBreakfast', 'catered'];

/** Catalogue ids from one line of words. */
export function ids(line: string): string[] {
  return line.split(' ');
}

/** File names of photographs from one line of stems (`exterior-01 living-03`). */
export function photographs(line: string): string[] {
  return ids(line).map((stem) => `${stem}.jpg`);
}

/** One distance; `minutes` by the given means, `metres` null where nobody counts them. */
export function distance(
  kind: DistanceContent['kind'],
  en: string,
  de: string,
  by: DistanceContent['by'],
  minutes: number | null,
  metres: number | null = null,
): DistanceContent {
  return { kind, to: { en, de }, metres, minutes, by };
}

/** Service ids per sold level; each line names what the level adds to the one below it. */
export function cumulative(added: Partial<Record<ServiceLevelId, string>>): PropertyContent['services'] {
  const services: PropertyContent['services'] = {};
  let included: string[] = [];
  for (const level of levelsAscending) {
    const line = added[level];
    if (line === undefined) continue;
    included = [...included, ...ids(line)];
    services[level] = included;
  }
  return services;
}
