import 'server-only';
import { HOUR_SECONDS, type Limit } from '@/lib/platform/limits';
import type { Viewer } from '@/lib/platform/viewer/types';

/** Four a minute, a whole hour long, of one kind: more than anybody does by hand. */
const USUAL = 240;
/** Accepted posts of one public form (rule 6.4). An office of many people may stand behind one address. */
const FORM_BY_ADDRESS = 20;
const FORM_BY_SENDER = 5;
const REPORTS = 5;
const CONVERSATION_MESSAGES = 900;
const CONVERSATION_READS = 3600;
const LOG_LINES = 600;
const CONSENTS = 60;
const DRAFT_WRITES = 3600;

const hourly = (name: string, key: readonly string[], points: number): Limit => {
  return { name, key, points, seconds: HOUR_SECONDS };
};

/** What counts where a route says nothing else: by person, or by address for anybody. */
export function usualLimits(route: string, viewer: Viewer | null, address: string, points = USUAL): Limit[] {
  return [hourly(viewer ? `person:${route}` : `anybody:${route}`, [viewer?.id ?? address], points)];
}

/** People who talk write more than they fill in forms, and read more than they write. */
export function conversationLimits(of: 'message' | 'read', viewer: Viewer): Limit[] {
  return [hourly(`conversation:${of}`, [viewer.id], of === 'message' ? CONVERSATION_MESSAGES : CONVERSATION_READS)];
}

/**
 * Of a public form: by address, and by address and e-mail together. By e-mail alone a stranger could close the form to
 * somebody whose address they know; what is sent to one mailbox has a limit of its own (lib/platform/outbox).
 */
export function formLimits(form: string, address: string, email: string): Limit[] {
  return [
    hourly(`form:${form}`, [address], FORM_BY_ADDRESS),
    hourly(`sender:${form}`, [address, email], FORM_BY_SENDER),
  ];
}

export function reportLimits(address: string): Limit[] {
  return [hourly('report', [address], REPORTS)];
}

export function logLimits(address: string): Limit[] {
  return [hourly('log', [address], LOG_LINES)];
}

export function consentLimits(address: string): Limit[] {
  return [hourly('consent', [address], CONSENTS)];
}

/** A draft that is stored as it is typed writes itself once a second while somebody types. */
export function draftLimits(viewer: Viewer): Limit[] {
  return [hourly('draft', [viewer.id], DRAFT_WRITES)];
}
