import type { ProgrammeStatus } from '@/prisma/generated/enums';

/** A programme with the agency's state in it; null: not a member. */
export type ProgrammeOfAgency = {
  _id: string;
  name: string;
  summary: string;
  benefits: string[];
  isCardProgramme: boolean;
  status: ProgrammeStatus | null;
};
