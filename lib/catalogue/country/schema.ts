import { z } from 'zod';

export const countryNamesSchema = z.array(z.string());
