'use client';

import { type ComponentProps, lazy } from 'react';
import { UntilAlive } from '@/components/ui/until-alive';

// A page names the scripts of all that it could show. These stand on it in some states only, and come with what shows them.

const AskedButton = lazy(async () => ({ default: (await import('@/components/form/asked-button')).AskedButton }));
const MakeLink = lazy(async () => ({ default: (await import('./payment-link/make-link')).MakeLink }));
const PayoutSetup = lazy(async () => ({ default: (await import('./payout/payout-setup')).PayoutSetup }));
const ReleaseButton = lazy(async () => ({ default: (await import('./payout-run/release-button')).ReleaseButton }));
const RevealCard = lazy(async () => ({ default: (await import('./vault/reveal-card')).RevealCard }));
const SandboxForm = lazy(async () => ({ default: (await import('./payout/sandbox-form')).SandboxForm }));
const UndoNote = lazy(async () => ({ default: (await import('./dues/undo-note')).UndoNote }));

export function ShownAskedButton(props: ComponentProps<typeof AskedButton>) {
  return <AskedButton {...props} />;
}

export function ShownMakeLink(props: ComponentProps<typeof MakeLink>) {
  return <MakeLink {...props} />;
}

export function ShownPayoutSetup(props: ComponentProps<typeof PayoutSetup>) {
  return (
    <UntilAlive>
      <PayoutSetup {...props} />
    </UntilAlive>
  );
}

export function ShownReleaseButton(props: ComponentProps<typeof ReleaseButton>) {
  return <ReleaseButton {...props} />;
}

export function ShownRevealCard(props: ComponentProps<typeof RevealCard>) {
  return (
    <UntilAlive>
      <RevealCard {...props} />
    </UntilAlive>
  );
}

export function ShownSandboxForm(props: ComponentProps<typeof SandboxForm>) {
  return (
    <UntilAlive>
      <SandboxForm {...props} />
    </UntilAlive>
  );
}

export function ShownUndoNote(props: ComponentProps<typeof UndoNote>) {
  return <UndoNote {...props} />;
}
