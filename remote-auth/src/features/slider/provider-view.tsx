import { sliderSetup } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { readLook, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { clientType } from './client-type';
import { frameLook } from './frame-look';
import { frameAddress, connectFrame } from './provider-frame';
import { providerLanguage } from './provider-language';
import { sliderVersion } from './slider-settings';
import type { SliderWidget } from './slider-widget';

interface ProviderViewProps {
  widget: SliderWidget;
  /** Called when the frame asks to close: key presses inside it stay there. */
  onClose: () => void;
}

/** The provider's frame for one attempt; reports its result to the widget. */
export function ProviderView({ widget, onClose }: ProviderViewProps) {
  const host = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [setup, setSetup] = useState<{ gt: string; challenge: string; frame: string }>();
  const [height, setHeight] = useState(0);

  useEffect(() => {
    let left = false;
    host.api.call(sliderSetup, { t: Date.now() }).then(
      ({ gt, challenge, success }) => {
        if (left) return;
        const address = frameAddress(host);
        if (address && success) setSetup({ gt, challenge, frame: address });
        else widget.fail(success ? '60001' : 'network');
      },
      (error: unknown) => {
        if (!isCallError(error)) host.telemetry.error(error);
        if (!left) widget.fail('network');
      },
    );
    return () => void (left = true);
  }, [host, widget]);

  useEffect(() => {
    if (!setup || !frame.current) return;
    const settings = {
      version: sliderVersion(host),
      captchaId: host.settings.value('captchaId') ?? setup.gt,
      challenge: setup.challenge,
      clientType: clientType(),
      language: providerLanguage(host.language.current.get()),
      lang: host.language.locale(),
      look: readLook(frame.current, frameLook),
    };
    return connectFrame(frame.current, settings, (message) => {
      if (message.type === 'size') setHeight(message.height);
      if (message.type === 'closed') onClose();
      if (message.type === 'error') widget.fail(message.code);
      if (message.type === 'success') widget.succeed(message.result);
    });
  }, [host, setup, widget, onClose]);

  return (
    <div css={style} aria-busy={height === 0}>
      {height === 0 && <Spinner label={text('slider.loading')} />}
      {setup && (
        <iframe
          ref={frame}
          title={text('slider.title')}
          src={setup.frame}
          // the frame's own policy blocks form submission; without allow-forms its submit event would not fire
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ blockSize: height }}
        />
      )}
    </div>
  );
}

const style = css`
  inline-size: 100%;
  min-block-size: 15rem;
  display: grid;
  align-content: center;
  & > iframe {
    inline-size: 100%;
    border: 0;
    color-scheme: normal;
  }
`;
