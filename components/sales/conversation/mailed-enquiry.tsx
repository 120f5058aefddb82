'use client';

import { EnquiryForm, type EnquirySetting } from './enquiry-form';
import type { ConversationWords } from './setting';

/** For a hotel without chat: the enquiry is a mail, and nothing opens beside it. */
export function MailedEnquiry(props: { setting: EnquirySetting; words: ConversationWords }) {
  return <EnquiryForm {...props} onOpened={() => {}} />;
}
