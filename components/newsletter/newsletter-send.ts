export type NewsletterAnswer =
  | { status: 'positive' }
  | { status: 'negative' }
  | { status: 'idle'; errors: Record<string, string> };

type Sentences = { nameRequired: string; emailRequired: string; privacyRequired: string };

/** The key of a body that did not get through: sending the same again is the same request. */
let unanswered: { body: string; key: string } | null = null;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function missing(
  fields: { fullName: string; email: string; privacy: boolean },
  say: Sentences,
): Record<string, string> {
  return {
    ...(fields.fullName.trim() ? {} : { fullName: say.nameRequired }),
    ...(fields.email.trim() ? {} : { email: say.emailRequired }),
    ...(fields.privacy ? {} : { privacy: say.privacyRequired }),
  };
}

/** Checks what is missing here; everything else the server judges, in the reader's language. */
export async function sendNewsletter(form: HTMLFormElement, say: Sentences): Promise<NewsletterAnswer> {
  const data = new FormData(form);
  const fields = {
    fullName: String(data.get('fullName') ?? ''),
    email: String(data.get('email') ?? ''),
    privacy: data.get('privacy') === 'true',
  };
  const errors = missing(fields, say);
  if (Object.keys(errors).length > 0) return { status: 'idle', errors };

  const trap = String(data.get('website') ?? '');
  const body = JSON.stringify({ ...fields, ...(trap ? { website: trap } : {}) });
  unanswered = unanswered?.body === body ? unanswered : { body, key: newKey() };
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': unanswered.key },
      body,
    });
    if (answer.ok) return { status: 'positive' };
    const problem: unknown = answer.status === 422 ? await answer.json() : null;
    const found = typeof problem === 'object' && problem !== null && 'errors' in problem ? problem.errors : null;
    return found ? { status: 'idle', errors: found as Record<string, string> } : { status: 'negative' };
  } catch {
    return { status: 'negative' };
  }
}
