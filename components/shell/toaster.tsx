import { Toaster, toast } from 'sonner';
import type { ToastDetail } from './toast';

export function showToast({ message, milliseconds }: ToastDetail): void {
  toast.success(message, { duration: milliseconds });
}

/** Confirmations at the lower edge. */
export function Toasts({ label }: { label: string }) {
  return (
    <Toaster
      position="bottom-center"
      containerAriaLabel={label}
      toastOptions={{ style: { borderRadius: 6, fontFamily: 'var(--font-lato), Arial, sans-serif', fontSize: 14 } }}
    />
  );
}
