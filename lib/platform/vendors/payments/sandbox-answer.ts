/** How the stand-in answers, and how it says no. */

export function answer(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

export function failure(status: number, code: string, message: string): Response {
  return answer({ error: { type: 'invalid_request_error', code, message } }, status);
}
