import type { ProgrammeStatus, Verification } from '@/prisma/generated/client';

export type AgencyContent = {
  id: string;
  name: string;
  /** Of its people's addresses. */
  domain: string;
  /** What stands under the letters to its clients. */
  contact?: { address: string; phone: string };
  verification: Verification;
  canJoinByDomain?: boolean;
  referrer?: string;
  design?: { main?: string; accentOnMain?: string; invertedFont?: string; theme?: string; hasLogo?: boolean };
  programmes?: Record<string, ProgrammeStatus>;
  hasPayoutAccount?: boolean;
};

/** Rule 8.3 "Agencies". */
export const agencies: readonly AgencyContent[] = [
  {
    id: 'A1',
    name: 'Morgenrot Reisen',
    domain: 'morgenrot-reisen.example',
    contact: { address: 'Lindenallee 7, 80333 München', phone: '+49 89 5550 1701' },
    verification: 'verified',
    canJoinByDomain: true,
    design: { main: '#7c2f4a', accentOnMain: '#e8b78e', invertedFont: '#fff8f2', hasLogo: true },
    programmes: { firnlicht: 'verified', sommets: 'verified', aurea: 'claimedByAgency' },
    hasPayoutAccount: true,
  },
  {
    id: 'A2',
    name: 'Halcyon Concierge',
    domain: 'halcyon.example',
    contact: { address: '22 Aldergate Mews, London W1', phone: '+44 20 7946 0321' },
    verification: 'verified',
    programmes: { aurea: 'verified', larix: 'verified' },
    hasPayoutAccount: true,
  },
  {
    id: 'A3',
    name: 'Aurelle Voyages',
    domain: 'aurelle.example',
    contact: { address: '12 rue des Tilleuls, 75008 Paris', phone: '+33 1 99 00 12 40' },
    verification: 'verified',
    design: { main: 'bordeaux profond' },
    programmes: { sommets: 'verified', 'stille-haeuser': 'rejected' },
  },
  {
    id: 'A4',
    name: 'Northlight Travel',
    domain: 'northlight.example',
    contact: { address: 'Skippergata 9, 0152 Oslo', phone: '+47 23 99 00 40' },
    verification: 'verified',
    canJoinByDomain: true,
    design: { main: '#cfe3d4', accentOnMain: '#e9e3c9', theme: 'colorful' },
    programmes: { larix: 'claimedByAgency' },
  },
  {
    id: 'A5',
    name: 'Carta Lifestyle Desk',
    domain: 'carta-desk.example',
    contact: { address: '14 Larkfield Row, London W1', phone: '+44 20 7946 0455' },
    verification: 'verified',
    programmes: { 'carta-stays': 'verified', aurea: 'verified' },
  },
  {
    id: 'A6',
    name: 'Vela Private',
    domain: 'vela-private.example',
    verification: 'verified',
    programmes: { 'stille-haeuser': 'verified' },
  },
  { id: 'A7', name: 'Fjellstue Reiser', domain: 'fjellstue.example', verification: 'pending' },
  {
    id: 'A8',
    name: 'Studio Dorado',
    domain: 'studio-dorado.example',
    contact: { address: 'Via dei Cedri 3, 20121 Milano', phone: '+39 02 9900 5510' },
    verification: 'verified',
    programmes: { firnlicht: 'verified' },
  },
  {
    id: 'A9',
    name: 'Emptyhand Agency',
    domain: 'emptyhand.example',
    verification: 'none',
    referrer: 'Nordvig',
    programmes: { firnlicht: 'claimedByAgency' },
  },
];
