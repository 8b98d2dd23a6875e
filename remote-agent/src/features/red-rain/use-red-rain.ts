import { agentRedRain, type RedRain } from '@atrium/api';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

/** The red rain data; a back end that refuses the call has no red rains. */
export function useRedRain(): Loadable<RedRain> {
  const { api, signal } = useHost();
  const [redRain] = useState(() => new Loadable<RedRain>());
  useEffect(() => void redRain.load(() => api.call(agentRedRain, {}, { signal })), [redRain, api, signal]);
  return redRain;
}

/** Whether a red rain is announced, or one has taken place. */
export function hasRedRain(redRain: RedRain | undefined): boolean {
  return redRain !== undefined && (Boolean(redRain.event) || redRain.history.length > 0);
}
