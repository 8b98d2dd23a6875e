import { Icon, searchIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { search } from '../../navigation/places/well-known';
import { PlaceLink } from '../place-link';
import { useText } from '../portal';

/** Leads to the search of all games; phones have it in the tab bar. */
export const SearchLink = observer(function SearchLink() {
  const text = useText();
  const label = text('shell.search');
  return (
    <PlaceLink to={search} aria-label={label} title={label} css={style}>
      <Icon shape={searchIcon} />
    </PlaceLink>
  );
});

const style = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-control);
  color: var(--color-text);
  &:hover {
    background: var(--color-raised);
  }
  @media (max-width: 1023px) {
    display: none;
  }
`;
