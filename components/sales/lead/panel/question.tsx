import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { LeadActions } from '../lead-actions';
import { instantWords, whoseOf } from '../lead-words';

type Props = { lead: LeadDetail; questions: LeadDetail['questions']; acts: boolean; locale: Locale };

/** What the house wants to know before it answers, until when, and the answer to it. */
export function LeadQuestion({ lead, questions, acts, locale }: Props) {
  const t = translator(locale, 'leads');
  const [first] = questions;
  if (!first) return null;
  const whose = whoseOf(lead);
  return (
    <section aria-labelledby="question" className="mt-4 rounded-desk border border-line bg-surface p-4">
      <h3 id="question" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('question.title', whose)}
      </h3>
      <p className="mb-2 text-13 text-soft">
        {t('question.until', { until: instantWords(t, first.due, locale, lead.timeZone) })}
      </p>
      {questions.map(({ id, text }) => (
        <p key={id} className="mb-3 wrap-anywhere">
          “{text}”
        </p>
      ))}
      {acts && (
        <LeadActions
          key={lead.version}
          deeds={[
            {
              name: 'answerQuestion',
              address: paths.api.lead(lead._id, 'question'),
              method: 'POST',
              body: { version: lead.version },
              label: t('question.answer'),
              title: t('question.answerTitle', whose),
              text: t('question.answerText', whose),
              yes: t('question.send'),
              done: t('question.done'),
              isPrimary: true,
              fields: 'message',
            },
          ]}
          words={{ no: t('deed.no'), reason: t('question.message') }}
        />
      )}
    </section>
  );
}
