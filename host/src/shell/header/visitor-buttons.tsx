import { buttonStyle } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { register, signIn } from '../../places/well-known';
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
        css={buttonStyle({ size: 'small', variant: 'secondary' })}
      >
        {text('shell.signIn')}
      </PlaceLink>
      <PlaceLink to={register} css={buttonStyle({ size: 'small' })}>
        {text('shell.register')}
      </PlaceLink>
    </>
  );
});
