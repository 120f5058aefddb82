const PATIENCE_MILLISECONDS = 10_000;

/** Loads a vendor's script once; rejects where it cannot be had or does not put `global` on the window. */
export function loadVendorScript(source: string, global: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (global in window) {
      resolve();
      return;
    }
    const script = document.createElement('script');
    const end = (error?: Error) => {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => end(new Error(`${source} took too long`)), PATIENCE_MILLISECONDS);
    script.src = source;
    script.async = true;
    script.onload = () => end(global in window ? undefined : new Error(`${source} is not what it was`));
    script.onerror = () => end(new Error(`${source} could not be loaded`));
    document.head.append(script);
  });
}
