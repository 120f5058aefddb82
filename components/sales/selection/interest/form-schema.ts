import { withPrefix } from '@/lib/sales/lead/rules/reference';
import { interestJsonSchema, interestSchema } from '@/lib/sales/lead/schema';
import { fieldNames, type InterestSetting } from './setting';

type Asked = Pick<InterestSetting, 'bookingReference' | 'clientReference' | 'asksForCardMember'>;

/** The route's own schema, with what this brand and person are asked for besides. */
export function interestFormSchemas({ bookingReference, clientReference, asksForCardMember }: Asked) {
  const input = interestSchema.superRefine(({ partnerAgency: { tls, cc }, amexCardMember }, context) => {
    const missing = [
      [fieldNames.booking, 'required', bookingReference.isRequired && !withPrefix(bookingReference.prefix, tls)],
      [fieldNames.client, 'required', clientReference.isRequired && !withPrefix(clientReference.prefix, cc)],
      [fieldNames.cardMember, 'cardMemberRequired', asksForCardMember && !amexCardMember],
    ] as const;
    for (const [path, message, isMissing] of missing) {
      if (isMissing) context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });
  return { input, answer: interestJsonSchema };
}
