import { useHost } from '@atrium/contract/react';
import { useState } from 'react';
import { Admission } from './admission';

/** Letting somebody in, for as long as the view stands. */
export function useAdmission(): Admission {
  const host = useHost();
  const [admission] = useState(() => new Admission(host));
  return admission;
}
