import { IdempotencyKeys } from '@atrium/api';
import { isCallError, type Outcome } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { useWrongField } from '@atrium/ui';
import { keptKeys } from '@atrium/ui/drafts';
import { useRef, useState } from 'react';
import { refusalsOf, refusedFields, type RefusedField } from './refused-fields';

interface SendingOptions {
  /** Name of the form; with one, the keys also survive the form, a reload and a lost session. */
  form?: string;
  /** Fields of the form: it shows a refusal that is about one of them there. Default: none. */
  fields?: readonly RefusedField[];
}

/** How a request is sent. */
interface RequestOptions {
  idempotencyKey: string;
  expects: readonly string[];
}

type Send = (request: string, call: (options: RequestOptions) => Promise<Outcome<unknown, string>>) => Promise<boolean>;

/**
 * Sends one request at a time, with the idempotency key of the same one while its outcome is unknown. `send` resolves
 * with whether it succeeded. A refusal about one of the `fields` is the error of that field, which gets the focus where
 * `formRef` is given to the form; the host has shown any other failure.
 */
export function useSending({ form, fields = [] }: SendingOptions = {}) {
  const host = useHost();
  const [keys] = useState(() => (form === undefined ? new IdempotencyKeys() : keptKeys(host, form)));
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ field: RefusedField | undefined; message: string }>();
  const busy = useRef(false);
  const { formRef, focusWrong } = useWrongField();
  const send: Send = async (request, call) => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      let isDone = false;
      await keys.run(request, async (idempotencyKey) => {
        const outcome = await call({ idempotencyKey, expects: refusalsOf(fields) });
        isDone = outcome.ok;
        if (outcome.ok) return;
        setRefusal({ field: refusedFields[outcome.key], message: outcome.message });
        focusWrong();
      });
      return isDone;
    } catch (error) {
      if (!isCallError(error)) throw error;
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    sending,
    send,
    formRef,
    /** A fault keeps the form from being sent: focuses the first wrong field. */
    focusWrong,
    /** Why the server refused this field; undefined where it did not. */
    refusalOf: (field: RefusedField) => (refusal?.field === field ? refusal.message : undefined),
    /** The person changes the field: its refusal no longer holds. */
    forgetRefusal: (field: RefusedField) => setRefusal((last) => (last?.field === field ? undefined : last)),
  };
}
