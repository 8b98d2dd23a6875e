import { useHost, useSession } from '@atrium/contract/react';
import { useEffect } from 'react';

/**
 * Closes the overlay when a session begins in this or another tab, so that the host can resume the interrupted action.
 * On a page the host redirects by itself.
 */
export function useCloseWhenSignedIn(): void {
  const { navigation } = useHost();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in' && navigation.placement === 'over') navigation.close('signed-in');
  }, [status, navigation]);
}
