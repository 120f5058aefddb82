import { LEAVES_EVENT } from '@/components/shell/page-wait';

/** Next calls this as it begins to lead to another page, however that was asked for: the frame shows that it was heard. */
export function onRouterTransitionStart(to: string): void {
  document.dispatchEvent(new CustomEvent(LEAVES_EVENT, { detail: to }));
}
