'use client';

import { fieldId, useForm } from './form-context';

/** What is missing, said at once and with a way to each field; the sentence itself also stands beside its field. */
export function ErrorSummary({ isAnnounced }: { isAnnounced: boolean }) {
  const { id, errors, words } = useForm();
  const fields = Object.entries(errors).filter(([path]) => path !== 'form');
  return (
    <div role={isAnnounced ? 'alert' : undefined}>
      {fields.length > 0 && (
        <div className="mb-8 border-l-2 border-negative pl-5 text-14">
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
