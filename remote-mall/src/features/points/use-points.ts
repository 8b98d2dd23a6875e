import { useCan, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Points } from './points';

/** The points of whoever is signed in, asked for again when money moves, since play earns points. */
export function usePoints(): Points {
  const host = useHost();
  const mine = useCan('points.see');
  const [points] = useState(() => new Points(host));
  useEffect(() => {
    if (!mine) return;
    void points.load();
    return host.events.on('account.changed@1', ({ part }) => void (part === 'balance' && points.load()));
  }, [host, mine, points]);
  return points;
}
