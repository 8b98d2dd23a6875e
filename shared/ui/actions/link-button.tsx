import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { linkStyle } from './link-style';

/** A button that looks like a link, for minor actions such as "forgot password" opening an overlay. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" css={[linkStyle, style]} {...props} />;
}

const style = css`
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
