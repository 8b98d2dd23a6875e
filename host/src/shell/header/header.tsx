import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useReadable } from '@atrium/contract/react';
import { home } from '../../navigation/places/well-known';
import { Brand } from '../brand';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';
import { SignedInBar } from '../signed-in';
import { ChooseLanguage } from './choose-language';
import { SearchLink } from './search-link';
import { VisitorButtons } from './visitor-buttons';

/** Brand, customer, and language; a quiet page offers languages itself. */
export const Header = observer(function Header({ quiet }: { quiet: boolean }) {
  const { session, places } = usePortal();
  const text = useText();
  const { status } = useReadable(session.state);
  return (
    <header css={style}>
      <div data-part="inner">
        {places.has(home) ? (
          <PlaceLink to={home} aria-label={text('shell.home')} css={homeLink}>
            <Brand />
          </PlaceLink>
        ) : (
          <Brand />
        )}
        <div data-part="end">
          <SearchLink />
          {status === 'visitor' ? <VisitorButtons /> : <SignedInBar />}
          {!quiet && (
            <span css={status === 'visitor' ? undefined : onWide}>
              <ChooseLanguage />
            </span>
          )}
        </div>
      </div>
    </header>
  );
});

const style = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid var(--color-border);
  background: var(--color-bar);
  & > [data-part='inner'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    /* together with the line below it */
    min-block-size: calc(var(--size-bar) - 1px);
    max-inline-size: calc(var(--size-page) + 2 * var(--size-gutter));
    margin-inline: auto;
    padding-inline: var(--size-gutter);
  }
  & [data-part='end'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
  }
`;

/** On phones a customer chooses the language in the sheet of the account. */
const onWide = css`
  @media (max-width: 599px) {
    display: none;
  }
`;

const homeLink = css`
  display: flex;
  flex: none;
  padding-block: 0.5rem;
  color: inherit;
  text-decoration: none;
`;
