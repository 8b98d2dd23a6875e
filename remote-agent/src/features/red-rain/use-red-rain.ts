import { agentRedRain, liveTypes, type RedRain } from '@atrium/api';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** The red rain data, and how far the server's clock was ahead of the device's when they were read. */
export interface CurrentRedRain extends RedRain {
  /** Milliseconds; negative when behind. */
  ahead: number;
}

/** The red rain data, also of one that starts later; a back end that refuses the call has no red rains. */
export function useRedRain(): Loadable<CurrentRedRain> {
  const { api, signal, events } = useHost();
  const [redRain] = useState(() => new Loadable<CurrentRedRain>());
  useEffect(() => {
    const load = async () => {
      let ahead = 0;
      const onServerTime = (now: number) => (ahead = now - Date.now());
      return { ...(await api.call(agentRedRain, {}, { signal, onServerTime })), ahead };
    };
    void redRain.load(load);
    return events.on('live.received@1', ({ type, data }) => {
      const changed = type === liveTypes.content && data?.['content'] === 'red-rain';
      if (changed || type === liveTypes.reset) void redRain.refresh();
    });
  }, [redRain, api, signal, events]);
  return redRain;
}

/** Whether a red rain is announced, or one has taken place. */
export function hasRedRain(redRain: RedRain | undefined): boolean {
  return redRain !== undefined && (Boolean(redRain.event) || redRain.history.length > 0);
}
