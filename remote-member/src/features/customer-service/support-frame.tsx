import { Loadable, useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadFailed, LoadableSection, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { findSupport } from './find-support';
import { reportFailedSupport } from './report-failed-support';
import type { SupportPosition } from './support-position';

/** Customer service above the page, in a frame of the embed origin: no script of it runs in the portal. */
export const SupportFrame = observer(function SupportFrame({ position }: { position: SupportPosition }) {
  const host = useHost();
  const text = useText();
  const [support] = useState(() => new Loadable<readonly string[]>());
  useEffect(
    () =>
      void support.load(async () => {
        const frame = (await findSupport(host, position))?.frame;
        return frame === undefined ? [] : [frame];
      }),
    [host, position, support],
  );
  return (
    <section aria-label={text('menu.support')} css={style}>
      <LoadableSection
        state={support.state}
        value={support.value}
        failure={
          <LoadFailed title={text('support.none')} text={text} onRetry={() => void support.again()} of={support} />
        }
        loading={<Skeleton shape="card" height="20rem" />}
        empty={<EmptyState title={text('support.none')} />}
      >
        {([address]) => address !== undefined && <Frame address={address} />}
      </LoadableSection>
    </section>
  );
});

function Frame({ address }: { address: string }) {
  const host = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(address);
  useEffect(() => {
    const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frame.current?.contentWindow || data !== 'support:failed') return;
      reportFailedSupport(host);
      host.navigation.close();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [host, origin]);
  return (
    <iframe
      ref={frame}
      src={address}
      title={text('menu.support')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}

const style = css`
  display: grid;
  & iframe {
    inline-size: min(27.5rem, 100%);
    block-size: min(46rem, 70dvh);
    border: 0;
    border-radius: var(--radius-small);
    background: var(--color-card);
  }
`;
