import { cashierEvent, liveTypes } from '@atrium/api';
import type { Endpoint, Host } from '@atrium/contract';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

interface ListOptions<Answer> {
  /** Whether the answer is requested. Default true. */
  when?: boolean;
  /** What is shown of the answer; receives the server's clock, in milliseconds since 1970. Default: the answer. */
  read?: (answer: Answer, now: number) => Answer;
}

/** An answer of the cashier that follows what the server reports to every tab. */
export function useCashierList<Answer>(
  endpoint: Endpoint<Record<string, never>, Answer>,
  { when = true, read }: ListOptions<Answer> = {},
): Loadable<Answer> {
  const host = useHost();
  const [list] = useState(() => new Loadable<Answer>());
  useEffect(() => {
    if (!when) return undefined;
    void list.load(async () => {
      let now = Date.now();
      const answer = await host.api.call(
        endpoint,
        {},
        { signal: host.signal, onServerTime: (time) => void (now = time) },
      );
      return read ? read(answer, now) : answer;
    });
    return followPayments(host, () => void list.refresh());
  }, [endpoint, list, host, when, read]);
  return list;
}

const followed: readonly string[] = [
  cashierEvent,
  liveTypes.balance,
  liveTypes.deposit,
  liveTypes.withdrawal,
  liveTypes.reset,
];

function followPayments({ events }: Host, onChange: () => void): () => void {
  return events.on('live.received@1', ({ type }) => {
    if (followed.includes(type)) onChange();
  });
}
