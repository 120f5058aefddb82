import type { Text } from '@/prisma/reference/types';

export type AffiliateContent = {
  id: string;
  name: string;
  mainColor: string;
  isInverted?: boolean;
  programme?: string;
  /** Without one the default invitation stands. */
  invitation?: Text;
};

/** Four partners whose sign-up pages people come through; one inverted with a programme, one with words of its own. */
export const affiliates: readonly AffiliateContent[] = [
  { id: 'larkfield', name: 'Larkfield', mainColor: '#7a3b12' },
  { id: 'nordvig', name: 'Nordvig', mainColor: '#12344d', isInverted: true, programme: 'firnlicht' },
  {
    id: 'maison-aubade',
    name: 'Maison Aubade',
    mainColor: '#5a2346',
    invitation: {
      en: 'For thirty years the correspondents of Maison Aubade have known which house to ask for. Now you can ask as well: register, and the rates, commissions and small attentions they negotiated are yours from the first night.',
      de: 'Seit dreißig Jahren wissen die Korrespondenten der Maison Aubade, nach welchem Haus man fragt. Jetzt fragen auch Sie: Registrieren Sie sich, und die Raten, Provisionen und kleinen Aufmerksamkeiten, die sie verhandelt haben, gelten für Sie ab der ersten Nacht.',
    },
  },
  { id: 'tessera', name: 'Tessera Guild', mainColor: '#1e5945' },
];
