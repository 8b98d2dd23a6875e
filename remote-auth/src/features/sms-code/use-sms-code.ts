import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import type { Slider } from '../slider/slider';
import type { CodePurpose } from './code-purpose';
import { SmsCodeStore } from './sms-code-store';

/** The text message code of a form. The caller renders a `SliderStage` for its slider. */
export function useSmsCode(purpose: CodePurpose, slider: Slider): SmsCodeStore {
  const host = useHost();
  const [store] = useState(() => new SmsCodeStore(host, purpose, slider));
  useEffect(() => () => store.stop(), [store]);
  return store;
}
