/** How the stand-in answers, and how it says no. */

export function answer(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

export function failure(status: number, code: string, message: string, type = 'invalid_request_error'): Response {
  return answer({ error: { type, code, message } }, status);
}
