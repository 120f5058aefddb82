/** What an agent says of a group, as it was typed; empty where nothing was said. */
export type GroupFacts = Readonly<Record<(typeof groupFields)[number], string>> & { message: string };

/** In the order in which the hotel reads them. */
export const groupFields = ['period', 'rooms', 'guests', 'board', 'budget', 'occasion'] as const;

/** A group as one message to the hotel: a line for each thing that was said, then what was written. */
export function groupMessage(
  { message, ...facts }: GroupFacts,
  { title, labels }: { title: string; labels: Readonly<Record<(typeof groupFields)[number], string>> },
): string {
  const lines = groupFields.flatMap((field) =>
    facts[field].trim() ? [`${labels[field]}: ${facts[field].trim()}`] : [],
  );
  return [title, lines.join('\n'), message.trim()].filter(Boolean).join('\n\n');
}
