import { IdempotencyKeys, type UnansweredRequest } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '../drafts/use-draft';

/** How long the key of a request is kept beyond the page, in milliseconds: later, the same request is another one. */
const lifetime = 900_000;

/**
 * Sends one request at a time, with the idempotency key of the last one while its outcome is unknown. Resolves with
 * whether it succeeded; the host has shown the reason otherwise. The key also survives a reload and a lost session
 * where the form has a name.
 */
export function useSending(form?: string) {
  const drafts = useDrafts();
  const [keys] = useState(
    () =>
      new IdempotencyKeys((unanswered) => {
        if (form !== undefined) void drafts.save(`${form}.sending`, unanswered ? stamped(unanswered) : {});
      }),
  );
  useEffect(() => {
    if (form === undefined) return;
    void drafts.read(`${form}.sending`).then(({ request, key, at }) => {
      const isRecent = Date.now() - Number(at) < lifetime;
      if (request !== undefined && key !== undefined && isRecent) keys.restore({ request, key });
    });
  }, [drafts, form, keys]);
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

const stamped = (unanswered: UnansweredRequest) => ({ ...unanswered, at: String(Date.now()) });
