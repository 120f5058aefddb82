/** What the house edits of its catalogue, as the address names it. Routing reads it, too, and knows nothing else of it. */
export const managedKinds = [
  'hotels',
  'rooms',
  'properties',
  'operators',
  'channels',
  'programmes',
  'facilities',
  'countries',
  'places',
  'inspiration',
  'testimonials',
  'pages',
  'jobs',
] as const;
