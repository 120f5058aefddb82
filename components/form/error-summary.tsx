'use client';

import { fieldId, useForm } from './form-context';

/** What is missing, said at once and with a way to each field; the sentence itself also stands beside its field. */
export function ErrorSummary({ isAnnounced }: { isAnnounced: boolean }) {
  const { id, errors, words } = useForm();
  const fields = Object.entries(errors).filter(([path]) => path !== 'form');
  // A page that came back begins with the reason; in place it stands beside the button.
  const failure = isAnnounced ? undefined : errors.form;
  return (
    <div role={isAnnounced ? 'alert' : undefined}>
      {failure && <p className="mb-12 max-w-[60ch] border-l-2 border-negative pl-5 text-16">{failure}</p>}
      {fields.length > 0 && (
        <div className="mb-12 border-l-2 border-negative pl-5 text-14">
          <p className="text-16">{words.summary}</p>
          <ul className="mt-1">
            {fields.map(([path, sentence]) => (
              <li key={path}>
                <a
                  href={`#${fieldId(id, path)}`}
                  className="inline-block py-0.5 text-negative underline underline-offset-4"
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
