import { buttonStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { register, signIn } from '../../navigation/places/well-known';
import { hereAfterSignIn } from '../here-after-sign-in';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';

/** Sign-in and registration for a visitor. */
export const VisitorButtons = observer(function VisitorButtons() {
  const text = useText();
  const portal = usePortal();
  return (
    <>
      <PlaceLink
        to={signIn}
        params={hereAfterSignIn(portal)}
        data-account=""
        css={[buttonStyle({ size: 'small', variant: 'secondary' }), givesWay]}
      >
        {text('shell.signIn')}
      </PlaceLink>
      <PlaceLink to={register} data-account="" css={buttonStyle({ size: 'small' })}>
        {text('shell.register')}
      </PlaceLink>
    </>
  );
});

/** The narrowest phones have room for one button; the tab bar has this one too. */
const givesWay = css`
  white-space: nowrap;
  @media (max-width: 479px) {
    &:has(+ a) {
      display: none;
    }
  }
`;
