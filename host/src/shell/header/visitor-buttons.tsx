import { buttonStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { register, signIn } from '../../navigation/places/well-known';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';

/** Ways in for somebody who is not signed in. */
export const VisitorButtons = observer(function VisitorButtons() {
  const text = useText();
  const { history } = usePortal();
  // whoever signs in from here wants to stay here
  const next = history.now.pathname === '/' ? undefined : history.now.pathname + history.now.search;
  return (
    <>
      <PlaceLink
        to={signIn}
        {...(next && { params: { next } })}
        css={[buttonStyle({ size: 'small', variant: 'secondary' }), givesWay]}
      >
        {text('shell.signIn')}
      </PlaceLink>
      <PlaceLink to={register} css={buttonStyle({ size: 'small' })}>
        {text('shell.register')}
      </PlaceLink>
    </>
  );
});

/** On the narrowest phones there is room for one; the tab bar offers this too. */
const givesWay = css`
  white-space: nowrap;
  @media (max-width: 479px) {
    &:has(+ a) {
      display: none;
    }
  }
`;
