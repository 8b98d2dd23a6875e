import { useCan, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Points } from './points';

/** Point balance of the signed-in customer; reloads when the money balance changes, because bets earn points. */
export function usePoints(): Points {
  const host = useHost();
  const hasPoints = useCan('points.see');
  const [points] = useState(() => new Points(host));
  useEffect(() => {
    if (!hasPoints) return;
    void points.load();
    return host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && points.load()));
  }, [host, hasPoints, points]);
  return points;
}
