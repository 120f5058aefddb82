import { decideProgramme } from '@/lib/people/agency/commands/programmes';
import { agencyJsonSchema, programmeDecisionSchema } from '@/lib/people/agency/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'decideProgramme',
  access: 'admin',
  input: programmeDecisionSchema,
  output: agencyJsonSchema,
  write: (tx, decision, context, { agencyId = '', programId = '' }) =>
    decideProgramme(tx, context.viewer, { agencyId, programmeId: programId }, decision, context),
});
