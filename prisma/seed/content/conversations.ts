/** Hours before now, who, and what was said. */
type Line = readonly [hoursAgo: number, by: 'agent' | 'hotel', text: string];

export type ConversationContent = { agency: string; hotel: string; lines: readonly Line[] };

/**
 * Each is of an agency and a hotel that have leads with each other; what happened to those stands between the lines. Some
 * end with a question of the hotel, some with one of the agency, some with neither.
 */
export const conversations: readonly ConversationContent[] = [
  {
    agency: 'A1',
    hotel: 'H01',
    lines: [
      [50, 'agent', 'Could the suite be the one that looks down the valley, and both rooms on one floor?'],
      [47, 'hotel', 'Good morning, both on the second floor, and the suite has the view. We have noted it.'],
      [22, 'agent', 'Wonderful. The parents bring a cot.'],
      [3, 'hotel', 'Is the cot for a child under two? If so it stands in the suite free of charge.'],
      [2.9, 'hotel', 'I can confirm as soon as I know.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H02',
    lines: [
      [70, 'agent', 'Gibt es über Neujahr noch eine Warteliste für die größeren Suiten?'],
      [66, 'hotel', 'Ja, wir führen eine. Ihr Gast steht an zweiter Stelle.'],
      [65, 'agent', 'Herzlichen Dank, das geben wir so weiter.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H03',
    lines: [
      [30, 'agent', 'The clients celebrate their silver wedding. What could wait in the room?'],
      [26, 'hotel', 'A bottle of Ruinart and our pastry chef’s small cake, with our compliments.'],
      [25, 'agent', 'They will be delighted, thank you.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H06',
    lines: [
      [20, 'agent', 'Could the car wait at the Gare de Lyon at 18:40, and is the spa open until ten?'],
      [1.5, 'agent', 'And please: would a table for four be free at nine?'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H08',
    lines: [
      [96, 'agent', 'Do you collect guests from the station in Langen?'],
      [90, 'hotel', 'Yes, by sleigh from Oberlech on. Luggage goes through the tunnel.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H09',
    lines: [[5, 'agent', 'Für Februar sehen wir keine Preise. Können Sie uns ein Angebot für sieben Nächte machen?']],
  },
  {
    agency: 'A1',
    hotel: 'H10',
    lines: [
      [40, 'agent', 'Is the quiet side still right for guests with a small dog?'],
      [37, 'hotel', 'Yes, nobody lives above them there. The dog is noted.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H11',
    lines: [
      [28, 'agent', 'Haben Sie einen Skilehrer, der mit Kindern Englisch spricht?'],
      [26, 'hotel', 'Ja, Martin und Eva. Wie alt sind die Kinder?'],
      [25, 'agent', 'Sechs und neun, beide fahren schon blau.'],
      [4, 'hotel', 'Eva ist in dieser Woche frei. Soll ich sie für fünf Vormittage vormerken?'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H12',
    lines: [
      [60, 'agent', 'Two seats for the Philharmonic on the second evening, if that can be done?'],
      [55, 'hotel', 'We hold two in the fifth row until Friday noon.'],
      [54, 'agent', 'Please keep them. The clients confirm tomorrow.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H13',
    lines: [
      [33, 'agent', 'Would the house honour the price of last week?'],
      [10, 'hotel', 'We are asking our revenue manager and come back to you today.'],
    ],
  },
  { agency: 'A1', hotel: 'H18', lines: [[6, 'agent', 'If the suite becomes free, may our clients have it first?']] },
  {
    agency: 'A1',
    hotel: 'H19',
    lines: [
      [80, 'agent', 'Three extra beds in one family room, is that possible?'],
      [76, 'hotel', 'Two, and a cot. For three children we would open the connecting door.'],
      [75, 'agent', 'The connecting room then, thank you.'],
    ],
  },
  {
    agency: 'A1',
    hotel: 'H21',
    lines: [
      [48, 'agent', 'Late arrival, about two in the morning. Is somebody at the desk?'],
      [45, 'hotel', 'All night. We leave a cold plate in the room.'],
    ],
  },
  {
    agency: 'A2',
    hotel: 'H06',
    lines: [
      [26, 'agent', 'Our client would like the same room as in May. Is 604 free?'],
      [21, 'hotel', 'It is, and we have put it aside. At what time do they arrive?'],
    ],
  },
  {
    agency: 'A2',
    hotel: 'H13',
    lines: [
      [52, 'agent', 'Is the heliport transfer included in the package?'],
      [49, 'hotel', 'One way, from Raron. The way back is charged at cost.'],
    ],
  },
  { agency: 'A2', hotel: 'H18', lines: [[8, 'agent', 'How firm is the option ahead of ours?']] },
  {
    agency: 'A3',
    hotel: 'H01',
    lines: [
      [44, 'agent', 'Could you tell us which rooms have a bath with daylight?'],
      [40, 'hotel', 'All suites on the third floor. Shall I send you the plan?'],
    ],
  },
  {
    agency: 'A3',
    hotel: 'H14',
    lines: [
      [90, 'agent', 'The public price on your site is lower than ours. Which one counts?'],
      [84, 'hotel', 'Yours includes breakfast and the lift. We are looking into it.'],
    ],
  },
  {
    agency: 'A4',
    hotel: 'H12',
    lines: [
      [18, 'agent', 'Können die Gäste schon um elf ins Zimmer?'],
      [14, 'hotel', 'Wir richten es ein, spätestens um zwölf.'],
    ],
  },
  {
    agency: 'A5',
    hotel: 'H06',
    lines: [[7, 'agent', 'Which amenities come with the programme rate for a stay of two nights?']],
  },
  {
    agency: 'A6',
    hotel: 'H19',
    lines: [
      [36, 'agent', 'Discretion matters here: may the clients enter by the garden?'],
      [31, 'hotel', 'Of course. We send a key to the garden gate to your office.'],
    ],
  },
  {
    agency: 'A8',
    hotel: 'H01',
    lines: [
      [12, 'agent', 'We package flight and transfer. May the voucher name no room price?'],
      [9, 'hotel', 'Certainly, we use your voucher as it is.'],
    ],
  },
];
