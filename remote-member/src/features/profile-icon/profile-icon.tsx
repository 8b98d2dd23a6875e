import { memberIcon } from '@atrium/api';
import { profileIconCount } from '@atrium/api/figures';
import { Loadable, useHost } from '@atrium/contract/react';
import { Icon, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { readIcon } from './read-icon';

/** The customer's icon: the first letter on the icon's colour; a default icon while unknown or unset. */
export const ProfileIcon = observer(function ProfileIcon({ name }: { name: string }) {
  const { api, settings } = useHost();
  const count = Number(settings.value('profileIconCount') ?? profileIconCount);
  const [stored] = useState(() => new Loadable<{ icon?: string | undefined }>());
  useEffect(() => void stored.load(() => api.call(memberIcon, {})), [stored, api]);
  const icon = readIcon(stored.value?.icon, count);
  if (icon === undefined) {
    return (
      <span data-icon="default" css={face}>
        <Icon shape={userIcon} size="2rem" />
      </span>
    );
  }
  return (
    <span aria-hidden="true" data-icon={icon} css={face} style={{ background: colourOf(icon, count) }}>
      <span css={letter}>{[...name.trim()][0]?.toUpperCase()}</span>
    </span>
  );
});

/** Evenly spaced hues, dark enough for white letters. */
function colourOf(icon: number, count: number): string {
  return `hsl(${Math.round(((icon - 1) * 360) / count)} 55% 32%)`;
}

const face = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
`;

const letter = css`
  color: #fff;
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1;
`;
