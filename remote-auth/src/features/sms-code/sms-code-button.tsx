import { useText } from '@atrium/contract/react';
import { Button, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { SmsCodeStore } from './sms-code-store';

interface SmsCodeButtonProps {
  code: SmsCodeStore;
  /** Calls `code.request(…)`, or reports an invalid number instead. */
  onPress: () => unknown;
}

/** Button that sends a code. It is disabled during the countdown; screen readers do not announce each second. */
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
        // `disabled` would lose the focus
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

/** Separated from its field by a line. */
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
  /* keep the seconds readable */
  &[aria-disabled='true']:not([aria-busy='true']) {
    color: var(--color-muted);
    opacity: 1;
  }
`;
