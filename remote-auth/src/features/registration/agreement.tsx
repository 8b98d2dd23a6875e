import { minimumAge } from '@atrium/api/figures';
import { useText } from '@atrium/contract/react';
import { Checkbox, Dialog, LinkButton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RegistrationStore } from './registration-store';
import { TermsText } from './terms-text';

/** Checkbox for age and terms, with a link to the terms. */
export const Agreement = observer(function Agreement({ store }: { store: RegistrationStore }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  return (
    <div css={style}>
      <Checkbox
        name="agreed"
        label={text('register.agree', { age: minimumAge })}
        error={store.agreementMissing ? text('in_register_agreed') : undefined}
        checked={store.agreed}
        onChange={(event) => store.agree(event.target.checked)}
      />
      <LinkButton css={linkStyle} onClick={() => setReading(true)}>
        {text('register.readTerms')}
      </LinkButton>
      {reading && (
        <Dialog title={text('terms.title')} onClose={() => setReading(false)} closeLabel={text('terms.close')}>
          <TermsText />
        </Dialog>
      )}
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;

const linkStyle = css`
  font-size: var(--type-small);
`;
