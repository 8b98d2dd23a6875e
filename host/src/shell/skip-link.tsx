import { buttonStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useText } from './portal';

/** The first keyboard stop: skips header and menu. */
export const SkipLink = observer(function SkipLink() {
  const text = useText();
  return (
    <a
      href="#main"
      css={[buttonStyle(), style]}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {text('shell.skip')}
    </a>
  );
});

const style = css`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 40;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
