import { IdempotencyKeys } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useRef, useState } from 'react';

/**
 * Sends one request at a time, with the idempotency key of the last one while its outcome is unknown. Resolves with
 * whether it succeeded; the host has shown the reason otherwise.
 */
export function useSending() {
  const [keys] = useState(() => new IdempotencyKeys());
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const send = async (request: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    try {
      await keys.run(request, call);
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { sending, send };
}
