import { cashierEvent, liveTypes } from '@atrium/api';
import type { Endpoint, Host } from '@atrium/contract';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** An answer of the cashier that follows what the server reports to every tab. */
export function useCashierList<Answer>(endpoint: Endpoint<Record<string, never>, Answer>): Loadable<Answer> {
  const host = useHost();
  const [list] = useState(() => new Loadable<Answer>());
  useEffect(() => {
    void list.load(() => host.api.call(endpoint, {}, { signal: host.signal }));
    return followPayments(host, () => void list.refresh());
  }, [endpoint, list, host]);
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
