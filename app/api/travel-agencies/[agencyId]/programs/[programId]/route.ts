import { decideProgramme } from '@/lib/agency/commands/programmes';
import { agencyJsonSchema, programmeDecisionSchema } from '@/lib/agency/schema';
import { writeRoute } from '@/lib/route/define';

export const PATCH = writeRoute({
  name: 'decideProgramme',
  access: 'admin',
  input: programmeDecisionSchema,
  output: agencyJsonSchema,
  write: (tx, { status }, context, { agencyId = '', programId = '' }) =>
    decideProgramme(tx, context.viewer, { agencyId, programmeId: programId }, status, context),
});
