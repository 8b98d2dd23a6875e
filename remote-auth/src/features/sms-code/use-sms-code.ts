import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import type { Slider } from '../slider/slider';
import type { CodePurpose } from './code-purpose';
import { SmsCodeStore } from './sms-code-store';

/** A form's code by text message, for as long as the form stands. Somebody draws a `SliderStage` for its slider. */
export function useSmsCode(purpose: CodePurpose, slider: Slider): SmsCodeStore {
  const host = useHost();
  const [store] = useState(() => new SmsCodeStore(host, purpose, slider));
  useEffect(() => () => store.stop(), [store]);
  return store;
}
