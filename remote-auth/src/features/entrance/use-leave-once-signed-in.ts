import { useHost, useSession } from '@atrium/contract/react';
import { useEffect } from 'react';

/**
 * Closes a way in that stands over a page once somebody is signed in, here or in another tab, so that the host goes on
 * with what was asked. From a page of its own the host leads on by itself.
 */
export function useLeaveOnceSignedIn(): void {
  const { navigation } = useHost();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in' && navigation.standing === 'over') navigation.close('signed-in');
  }, [status, navigation]);
}
