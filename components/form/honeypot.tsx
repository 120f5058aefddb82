'use client';

import { useForm } from './form-context';

/** Nobody sees it; what is filled in here was filled in by a machine. */
export function Honeypot() {
  const { words } = useForm();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {words.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
