import { isCallError } from '@atrium/contract';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Admission } from '../admission/admission';
import { later } from '../later/later';
import { GoogleMark } from './google-mark';
import type { SocialReturnProps } from './social-return';
import type { Returned } from './social-store';
import { leaveForProvider } from './walk';

const SocialReturn = later<SocialReturnProps>(async () => (await import('./social-return')).SocialReturn);

/** Sign in with Google, where the merchant offers it; what becomes of a person who comes back from there. */
export const SocialSignIn = observer(function SocialSignIn({ admission }: { admission: Admission }) {
  const host = useHost();
  const offered = useCan('social.start');
  const text = useText();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back may bring the page as it was left
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const [returned, setReturned] = useState(() => returnedWith(host.navigation));
  if (!offered) return null;
  if (host.settings.value('socialNewcomers') === undefined) {
    return <p css={noteStyle}>{text('social.notSupported')}</p>;
  }

  const leave = async () => {
    setLeaving(true);
    try {
      await leaveForProvider(host);
    } catch (error) {
      setLeaving(false);
      if (!isCallError(error)) throw error; // else told by the host
    }
  };

  return (
    <>
      {admission.binding ? (
        <p css={bindingStyle}>
          <GoogleMark />
          <span>{text('social.binding', { who: admission.binding.email ?? text('social.who') })}</span>
          <Button size="small" variant="ghost" onClick={admission.unbind}>
            {text('social.cancelBinding')}
          </Button>
        </p>
      ) : (
        <Button
          variant="secondary"
          block
          loading={leaving}
          aria-disabled={admission.busy}
          icon={<GoogleMark />}
          onClick={() => !admission.busy && void leave()}
        >
          {text('social.google')}
        </Button>
      )}
      {returned && <SocialReturn admission={admission} returned={returned} onMissing={() => setReturned(undefined)} />}
    </>
  );
});

/** Parameters a provider added to the sign-in page's address, if it did. */
function returnedWith({ standing, current }: ReturnType<typeof useHost>['navigation']): Returned | undefined {
  const { place, params } = current.get();
  const back =
    standing === 'page' && place === 'auth.sign-in@1' && (params.state !== undefined || params.error !== undefined);
  return back ? params : undefined;
}

const noteStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
  text-align: center;
`;

const bindingStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;
  & > button {
    grid-column: 2;
    justify-self: start;
    /* its words begin where those above do */
    margin-inline-start: -1em;
  }
`;
