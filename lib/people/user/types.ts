import type { Role } from '@/lib/platform/viewer/types';

/** The columns a person is shown from. */
export type UserRow = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string;
  role: Role;
  company: string | null;
  hotelId: string | null;
  operatorId: string | null;
};
