import { clearDraft, readDraft, writeDraft } from '@/components/form/draft';
import { readHoneypot } from '@/components/form/native-form';
import { NEWSLETTER_DRAFT } from './newsletter-draft';

type NewsletterAnswer =
  | { status: 'positive'; said: string }
  | { status: 'negative'; said: string }
  | { status: 'idle'; errors: Record<string, string> };

type Sentences = Record<'nameRequired' | 'emailRequired' | 'privacyRequired' | 'failure', string>;
type Fields = { fullName: string; email: string; privacy: boolean };

/** The key of a body that did not get through: sending the same again is the same request. */
let unanswered: { body: string; key: string } | null = null;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return {
    fullName: String(data.get('fullName') ?? ''),
    email: String(data.get('email') ?? ''),
    privacy: data.get('privacy') === 'true',
  };
}

/** What was typed survives a reload and the way to the privacy policy and back. */
export function keepNewsletter(form: HTMLFormElement): void {
  writeDraft(NEWSLETTER_DRAFT, { values: readFields(form), step: 0, search: '' });
}

export function restoreNewsletter(form: HTMLFormElement): void {
  const kept = readDraft(NEWSLETTER_DRAFT)?.values ?? {};
  for (const field of form.querySelectorAll('input')) {
    const value = kept[field.name];
    if (typeof value === 'boolean') field.checked = value;
    else if (typeof value === 'string') field.value = value;
  }
}

function missing(fields: Fields, say: Sentences): Record<string, string> {
  return {
    ...(fields.fullName.trim() ? {} : { fullName: say.nameRequired }),
    ...(fields.email.trim() ? {} : { email: say.emailRequired }),
    ...(fields.privacy ? {} : { privacy: say.privacyRequired }),
  };
}

/** Checks what is missing here; everything else the server judges, in the reader's language. */
export async function sendNewsletter(form: HTMLFormElement, say: Sentences): Promise<NewsletterAnswer> {
  const fields = readFields(form);
  const errors = missing(fields, say);
  if (Object.keys(errors).length > 0) return { status: 'idle', errors };

  const trap = readHoneypot(form);
  const body = JSON.stringify({ ...fields, ...(trap ? { website: trap } : {}) });
  unanswered = unanswered?.body === body ? unanswered : { body, key: newKey() };
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': unanswered.key },
      body,
    });
    if (answer.ok) {
      clearDraft(NEWSLETTER_DRAFT);
      const { message }: { message: string } = await answer.json();
      return { status: 'positive', said: message };
    }
    if (answer.status === 429) {
      const { title }: { title: string } = await answer.json();
      return { status: 'negative', said: title };
    }
    const problem: unknown = answer.status === 422 ? await answer.json() : null;
    const found = typeof problem === 'object' && problem !== null && 'errors' in problem ? problem.errors : null;
    return found
      ? { status: 'idle', errors: found as Record<string, string> }
      : { status: 'negative', said: say.failure };
  } catch {
    return { status: 'negative', said: say.failure };
  }
}
