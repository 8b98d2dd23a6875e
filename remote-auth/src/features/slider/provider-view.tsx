import { sliderSetup } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { clientType } from './client-type';
import { lookOf } from './look-of';
import { frameAddress, speakWith } from './provider-frame';
import { providerLanguage } from './provider-language';
import { sliderVersion } from './slider-settings';
import type { SliderWidget } from './slider-widget';

interface ProviderViewProps {
  widget: SliderWidget;
  /** Asked from within the frame, which takes the keys that are pressed there. */
  onClose: () => void;
}

/** One frame of the provider, for one attempt; what it tells goes to the widget. */
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
    const beginning = {
      version: sliderVersion(host),
      captchaId: host.settings.value('captchaId') ?? setup.gt,
      challenge: setup.challenge,
      clientType: clientType(),
      language: providerLanguage(host.language.current.get()),
      look: lookOf(frame.current),
    };
    return speakWith(frame.current, beginning, (news) => {
      if (news.type === 'size') setHeight(news.height);
      if (news.type === 'closed') onClose();
      if (news.type === 'error') widget.fail(news.code);
      if (news.type === 'success') widget.succeed(news.result);
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
          // its form is sent nowhere, which its own policy sees to; without this it would not even be asked
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
