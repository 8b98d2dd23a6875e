import { isCallError } from '@atrium/contract';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import { GoogleMark } from './google-mark';
import type { SocialReturnProps } from './social-return';
import type { ProviderReturn } from './social-store';
import { redirectToProvider } from './provider-redirect';

const SocialReturn = lazyDialog<SocialReturnProps>(async () => (await import('./social-return')).SocialReturn);

/** Google sign-in, if the merchant offers it, and the return from Google. */
export const SocialSignIn = observer(function SocialSignIn({ flow }: { flow: SignInFlow }) {
  const host = useHost();
  const offered = useCan('social.start');
  const text = useText();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // the browser may restore the page from its cache on Back
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const [returned, setReturned] = useState(() => providerReturn(host.navigation));
  if (!offered) return null;
  if (host.settings.value('socialNewcomers') === undefined) {
    return <p css={noteStyle}>{text('social.notSupported')}</p>;
  }

  const leave = async () => {
    setLeaving(true);
    try {
      await redirectToProvider(host);
    } catch (error) {
      setLeaving(false);
      if (!isCallError(error)) throw error; // the host reports the rest
    }
  };

  return (
    <>
      {flow.binding ? (
        <p css={bindingStyle}>
          <GoogleMark />
          <span>{text('social.binding', { who: flow.binding.email ?? text('social.who') })}</span>
          <Button size="small" variant="ghost" onClick={flow.unbind}>
            {text('social.cancelBinding')}
          </Button>
        </p>
      ) : (
        <Button
          variant="secondary"
          block
          loading={leaving}
          aria-disabled={flow.busy}
          icon={<GoogleMark />}
          onClick={() => !flow.busy && void leave()}
        >
          {text('social.google')}
        </Button>
      )}
      {returned && <SocialReturn flow={flow} returned={returned} onUnavailable={() => setReturned(undefined)} />}
    </>
  );
});

/** The parameters a provider added to the sign-in page's address, if any. */
function providerReturn({ placement, current }: ReturnType<typeof useHost>['navigation']): ProviderReturn | undefined {
  const { place, params } = current.get();
  const isReturn =
    placement === 'page' && place === 'auth.sign-in@1' && (params.state !== undefined || params.error !== undefined);
  return isReturn ? params : undefined;
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
    /* align the text with the lines above */
    margin-inline-start: -1em;
  }
`;
