import type { CardMemberType } from '@/prisma/generated/client';

export type ClientContent = {
  agency: string;
  firstName: string;
  lastName: string;
  nationality: string;
  cardMemberType?: CardMemberType;
};

/** Whom two agencies know, each by a record of its own. */
export const sharedClient = { firstName: 'Charlotte', lastName: 'Moreau', nationality: 'FR' } as const;

function clientsOf(agency: string, nationality: string, names: string): ClientContent[] {
  return names.split(', ').map((name) => {
    const at = name.lastIndexOf(' ');
    return { agency, nationality, firstName: name.slice(0, at), lastName: name.slice(at + 1) };
  });
}

const cards: readonly CardMemberType[] = ['platinum', 'centurion'];

/** 60, in the order in which an agency's leads take them. */
export const clients: readonly ClientContent[] = [
  { agency: 'A1', ...sharedClient },
  ...clientsOf(
    'A1',
    'DE',
    'Konstantin Auer, Leonore Baumgart, Friedrich Calmund, Annika Dressler, Ruprecht Eckhart, Marlene Fürst, Gregor Hallstein, Viola Imhof, Benedikt Jordan, Cosima Kayser, Leopold Lindner, Ottilie Mang, Valentin Nagel, Rosalie Oswald, Tassilo Pfister, Helene Quint, Ferdinand Rauch, Sidonie Seidl, Justus Thalberg',
  ),
  { agency: 'A2', ...sharedClient },
  ...clientsOf(
    'A2',
    'GB',
    'Alistair Beaumont, Cordelia Finch-Hatton, Rupert Ellsworth, Saffron Gale, Hamish Kincaid, Octavia Lyle, Jasper Merton, Philippa Nightingale, Tobias Penrose',
  ),
  ...clientsOf('A3', 'CH', 'Étienne Bonvin, Mathilde Corthay, Luc Duvanel, Inès Favre, Olivier Genoud, Noémie Hêche'),
  ...clientsOf(
    'A4',
    'DE',
    'Wiebke Andresen, Jasper Brodersen, Merle Claussen, Hauke Detlefsen, Gesa Ewers, Arne Frahm',
  ),
  ...clientsOf(
    'A5',
    'GB',
    'Naomi Adeyemi, Edmund Blackwell, Mei Chandler, Arjun Desai, Beatrix Eames, Callum Forsyth, Giulia Grandi, Hana Ishikawa',
  ).map((client, index) => ({ ...client, cardMemberType: cards[index % cards.length] })),
  ...clientsOf('A6', 'IT', 'Ludovica Albani, Emanuele Bassi, Ginevra Corsini, Tancredi Doria'),
  ...clientsOf('A7', 'NO', 'Sigrid Aas, Torbjørn Bakke'),
  ...clientsOf('A8', 'AT', 'Katharina Arlberg, Maximilian Brandauer, Elisabeth Csokor, Nikolaus Demel'),
];
