import type { CalendarWords, PeriodEnd } from './period-inputs';

/** Finished sentences that every form needs; client components carry no message provider. */
export type FormWords = {
  optional: string;
  leaveEmpty: string;
  next: string;
  back: string;
  sending: string;
  /** The specified sentence for a failure nobody expected. */
  failed: string;
  /** When too many messages came: `{minutes}` is filled in. */
  retryInMinute: string;
  retryInMinutes: string;
  summary: string;
  /** `{step}`, `{count}`, `{name}` are filled in. */
  step: string;
  fewer: string;
  more: string;
  /** `{n}` is filled in. */
  childAge: string;
  chooseAge: string;
  /** A day as it may be typed. */
  dayPlaceholders: Readonly<Record<PeriodEnd, string>>;
  calendar: CalendarWords;
  reachUs: { phone: string; phoneHref: string; email: string; emailHref: string };
  /** Message key below `error` → sentence, for the keys this form's schema uses. */
  errors: Readonly<Record<string, string>>;
};

/** Field name as posted → what was typed, as an urlencoded form sends it. */
export type PostedValues = Readonly<Record<string, string | string[]>>;

/** Field path → sentence; `form` for the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What ties an input to the form once the script is there. */
export type Registration = {
  name: string;
  ref: (element: unknown) => void;
  onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
};

type FormPhase = 'editing' | 'sending' | 'sent' | 'failed';

export type FormState = {
  phase: FormPhase;
  step: number;
  errors: FieldErrors;
  /** Why the last attempt as a whole did not get through. */
  failure: string | null;
  /** What the server said when it was sent, by name. */
  answer: Readonly<Record<string, string>>;
  /** Where the focus goes after the next paint; `count` makes a repeated request for the same field a new one. */
  focus: { on: 'step' | 'field' | 'status'; path?: string; count: number } | null;
  /** What is typed, by top-level field. */
  values: Readonly<Record<string, unknown>>;
};

/** The part of a form that arrives with react-hook-form and zod on first touch. */
export type FormController = {
  getState: () => FormState;
  subscribe: (listener: () => void) => () => void;
  register: (path: string) => Registration;
  /** Checks the step before it lets go; on the last one it sends. */
  next: () => Promise<void>;
  back: () => void;
  /** Sends the form whatever the step, once everything is right. */
  submit: () => Promise<void>;
  set: (values: Readonly<Record<string, unknown>>) => void;
};

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
