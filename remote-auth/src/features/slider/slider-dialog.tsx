import { useText } from '@atrium/contract/react';
import { Button, Dialog, Icon, Ring, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { failureText } from './failure-text';
import { ProviderView } from './provider-view';
import type { SliderRequest } from './slider';
import { SliderWidget } from './slider-widget';

/** Dialog with the slider in its provider's frame. */
export const SliderDialog = observer(function SliderDialog({ request }: { request: SliderRequest }) {
  const text = useText();
  const [widget] = useState(() => new SliderWidget((result) => request.settle(result)));
  const { status, code, generation } = widget;
  const failure = code === undefined ? undefined : failureText(code);
  // not `widget.reset()`: it would create the provider's frame once more; the next request has a widget of its own
  const close = useCallback(() => request.settle(undefined), [request]);
  return (
    <Dialog size="small" title={text('slider.title')} onClose={close} closeLabel={text('slider.close')}>
      <div css={style}>
        {status === 'waiting' && <ProviderView key={generation} widget={widget} onClose={close} />}
        {status === 'success' && <Ring size="2rem" />}
        <div role="alert" data-part="failure">
          {failure && (
            <>
              <Icon shape={warningIcon} size="2rem" />
              <p>{text(failure.key, failure.values)}</p>
              <p data-part="code">{text('slider.code', failure.values)}</p>
            </>
          )}
        </div>
        {failure && (
          <Button onClick={widget.retried ? close : () => widget.retry()}>
            {text(widget.retried ? 'slider.close' : 'slider.retry')}
          </Button>
        )}
      </div>
    </Dialog>
  );
});

const style = css`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  & p {
    margin: 0;
  }
  & > [data-part='failure'] {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
    text-align: center;
  }
  & > [data-part='failure']:empty {
    display: none;
  }
  & [data-part='code'] {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
