'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { tellSignedOut } from './channel';
import { forgetPerson } from './forget-person';

async function signOut(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Signing out was answered with ${answer.status}.`);
  const { url }: { url: string } = await answer.json();
  forgetPerson();
  tellSignedOut();
  location.assign(url);
}

/** Signs out everywhere. Without JavaScript the form posts by itself; the other tabs then notice when they get focus. */
export function SignOutButton({ className, children }: { className?: string; children: ReactNode }) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    signOut(form).catch(() => {
      forgetPerson();
      form.submit();
    });
  };
  return (
    <form action={paths.api.signOut()} method="post" onSubmit={onSubmit}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
