const NAME = 'auth';
const SIGNED_OUT = 'signedOut';

let channel: BroadcastChannel | null = null;

/** One object per page: a second one of the same page would hear the first. */
function ownChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** To the other tabs of this host, once the session has ended: sooner they would find it still there. */
export function tellSignedOut(): void {
  ownChannel().postMessage(SIGNED_OUT);
}

export function onSignedOut(listener: () => void, signal: AbortSignal): void {
  const hear = ({ data }: MessageEvent) => {
    if (data === SIGNED_OUT) listener();
  };
  ownChannel().addEventListener('message', hear, { signal });
}
