import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { SocialStore, type ProviderReturn } from './social-store';

export interface SocialReturnProps {
  flow: SignInFlow;
  returned: ProviderReturn;
}

/** Dialog after the return from a provider. */
export const SocialReturn = observer(function SocialReturn({ flow, returned }: SocialReturnProps) {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new SocialStore(host, flow));
  useEffect(() => {
    void store.start(returned).catch((error: unknown) => host.telemetry.error(error));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a code can be exchanged only once
  }, [store]);
  if (store.status === 'over') return null;
  const failed = store.status === 'failed';
  return (
    <Dialog
      title={text(failed ? 'social.failed' : 'social.google')}
      size="card"
      closeLabel={text('secondFactor.close')}
      {...(store.status !== 'working' && { onClose: store.leave })}
      data-screen="social"
    >
      <div css={style}>
        {store.status === 'working' && <Spinner label={text('social.working')} />}
        {failed && (
          <>
            <p role="alert">{store.failure}</p>
            <Button onClick={store.leave}>{text('layout.backToSignIn')}</Button>
          </>
        )}
        {store.status === 'choosing' && (
          <>
            <p>{text('social.choose.lead', { who: store.person?.email ?? text('social.who') })}</p>
            <Choice title={text('social.choose.bind')} hint={text('social.choose.bindHint')} onChoose={store.bind} />
            <Choice
              title={text('social.choose.register')}
              hint={text('social.choose.registerHint')}
              onChoose={() => void store.register()}
            />
          </>
        )}
      </div>
    </Dialog>
  );
});

function Choice({ title, hint, onChoose }: { title: string; hint: string; onChoose: () => void }) {
  return (
    <button type="button" css={choiceStyle} onClick={onChoose}>
      <strong>{title}</strong>
      <span>{hint}</span>
    </button>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const choiceStyle = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-raised);
  color: var(--color-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > span {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  &:hover {
    border-color: var(--color-accent);
  }
`;
