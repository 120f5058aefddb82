import { Toaster, toast } from 'sonner';

const MILLISECONDS = 3000;

export function showToast(message: string): void {
  toast.success(message, { duration: MILLISECONDS });
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
