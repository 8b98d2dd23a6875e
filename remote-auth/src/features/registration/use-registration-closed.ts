import { useFact } from '@atrium/contract/react';
import { senders } from './where-from';

/** Why somebody cannot register here, if so: nobody can, or only by invitation, and nobody has sent them. */
export function useRegistrationClosed(referralCode: string | undefined): 'closed' | 'invitation' | undefined {
  const possible = useFact({ any: ['switch:USERNAMEREG3', 'switch:MOBILENUMREG3'] });
  const byOneself = useFact('switch:MANUALREGISTER');
  const sent = senders(referralCode);
  if (!possible) return 'closed';
  return byOneself || sent.referralCode || sent.affiliateCode ? undefined : 'invitation';
}
