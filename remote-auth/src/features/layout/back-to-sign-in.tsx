import { Link, useHost, useText } from '@atrium/contract/react';
import { backIcon, Button, buttonStyle, Icon } from '@atrium/ui';

/** Returns to sign-in: closes an overlay, or links from a page. */
export function BackToSignIn() {
  const { navigation } = useHost();
  const text = useText();
  const content = (
    <>
      <Icon shape={backIcon} />
      {text('layout.backToSignIn')}
    </>
  );
  if (navigation.placement === 'over')
    return (
      <Button variant="secondary" block onClick={() => navigation.close()}>
        {content}
      </Button>
    );
  return (
    <Link to="auth.sign-in@1" css={buttonStyle({ variant: 'secondary', block: true })}>
      {content}
    </Link>
  );
}
