export const propertyTypes = ['chalet', 'apartment', 'villa'] as const;
export const distanceKinds = [
  'slopes',
  'lift',
  'village',
  'skiSchool',
  'restaurant',
  'station',
  'lake',
  'airport',
] as const;
