import { useAccount, useHost, useText } from '@atrium/contract/react';
import { VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';

/**
 * Heading of home: a greeting for customers; for visitors the merchant's name, visually hidden because the header shows
 * it.
 */
export function Greeting() {
  const text = useText();
  const { settings } = useHost();
  const member = useAccount('member');
  const name = 'value' in member ? member.value?.nickname || member.value?.account : undefined;
  if (!name)
    return (
      <VisuallyHidden>
        <h1>{settings.merchant.name}</h1>
      </VisuallyHidden>
    );
  return (
    <div css={style}>
      <h1>{text('home.greeting', { name })}</h1>
      <p>{text('home.greeting.hint')}</p>
    </div>
  );
}

const style = css`
  & > h1 {
    font-size: var(--type-title);
  }
  & > p {
    color: var(--color-muted);
  }
`;
