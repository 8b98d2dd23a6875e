import { useFact } from '@atrium/contract/react';
import { resolveReferral } from './referral';

/** Why registration is closed here, if it is: for everyone, or without an invitation. */
export function useRegistrationClosed(referralCode: string | undefined): 'closed' | 'invitation' | undefined {
  const possible = useFact({ any: ['switch:USERNAMEREG3', 'switch:MOBILENUMREG3'] });
  const withoutInvitation = useFact('switch:MANUALREGISTER');
  const referral = resolveReferral(referralCode);
  if (!possible) return 'closed';
  return withoutInvitation || referral.referralCode || referral.affiliateCode ? undefined : 'invitation';
}
