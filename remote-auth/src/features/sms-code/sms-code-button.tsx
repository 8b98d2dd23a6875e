import { useText } from '@atrium/contract/react';
import { Button, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { SmsCodeStore } from './sms-code-store';

interface SmsCodeButtonProps {
  code: SmsCodeStore;
  /** Asks for a code, `code.request(…)`, or says what is wrong with the number and asks for none. */
  onPress: () => unknown;
}

/** Sends a code. While it counts down it is disabled and says how long; the seconds are not read out one by one. */
export const SmsCodeButton = observer(function SmsCodeButton({ code, onPress }: SmsCodeButtonProps) {
  const text = useText();
  const { state, countdown, sent } = code;
  const counting = state === 'countdown';
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        css={style}
        loading={state === 'loading'}
        // not `disabled`, which would throw the focus away
        aria-disabled={counting || undefined}
        onClick={() => state === 'ready' && onPress()}
      >
        {counting ? text('smsCode.again', { seconds: countdown.seconds }) : text('smsCode.send')}
      </Button>
      <span role="status" css={visuallyHidden}>
        {counting && text('smsCode.sent')}
        {!counting && sent > 0 && text('smsCode.ready')}
      </span>
    </>
  );
});

/** The end of the field it stands in, parted from it by a line. */
const style = css`
  flex: none;
  align-self: stretch;
  min-inline-size: 7.5rem;
  border-inline-start-color: var(--color-outline);
  border-radius: inherit;
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  color: var(--color-accent-text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* the seconds are to be read */
  &[aria-disabled='true']:not([aria-busy='true']) {
    color: var(--color-muted);
    opacity: 1;
  }
`;
