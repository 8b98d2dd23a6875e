import { isCallError } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { loadRegistrationSettings, type RegistrationSettings } from './registration-settings';

interface LoadedSettings {
  settings: RegistrationSettings | undefined;
  failed: boolean;
  retry: () => void;
}

/** The merchant's registration settings, asked for as the page opens. */
export function useRegistrationSettings(): LoadedSettings {
  const { api, settings: merchant, telemetry } = useHost();
  const [settings, setSettings] = useState<RegistrationSettings>();
  const [failed, setFailed] = useState(false);

  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    loadRegistrationSettings(api, merchant).then(setSettings, (error: unknown) => {
      if (!isCallError(error)) telemetry.error(error);
      else if (error.key === 'cancelled') return;
      setFailed(true);
    });
  }, [api, merchant, telemetry, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { settings, failed, retry };
}
