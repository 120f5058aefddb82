import { missingReferences } from '@/lib/sales/lead/rules/reference';
import { interestJsonSchema, interestSchema } from '@/lib/sales/lead/schema';
import { fieldNames, type InterestSetting } from './setting';

const said = {
  tls: [fieldNames.booking, 'required'],
  cc: [fieldNames.client, 'required'],
  cardMember: [fieldNames.cardMember, 'cardMemberRequired'],
} as const;

/** The route's own schema, with what this brand and person are asked for besides. */
export function interestFormSchemas(
  asked: Pick<InterestSetting, 'bookingReference' | 'clientReference' | 'asksForCardMember'>,
) {
  const input = interestSchema.superRefine(({ partnerAgency, amexCardMember }, context) => {
    for (const name of missingReferences(asked, { ...partnerAgency, cardMember: amexCardMember })) {
      const [path, message] = said[name];
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });
  return { input, answer: interestJsonSchema };
}
