import { useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { TermsText } from './terms-text';

/** Terms before the form: accepting shows the form, declining goes home. */
export function TermsScreen({ onAccept }: { onAccept: () => void }) {
  const text = useText();
  const { navigation } = useHost();
  return (
    <section css={style} aria-label={text('terms.title')}>
      <h2>{text('terms.title')}</h2>
      <TermsText />
      <div data-part="answers">
        <Button size="large" block onClick={onAccept}>
          {text('terms.accept')}
        </Button>
        <Button variant="secondary" block onClick={() => void navigation.open('lobby.home@1')}>
          {text('terms.decline')}
        </Button>
      </div>
    </section>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  & > h2 {
    font-size: var(--type-heading);
  }
  & > [data-part='answers'] {
    display: grid;
    gap: var(--space-3);
  }
`;
