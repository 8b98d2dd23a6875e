import { memberIcon, memberSetIcon } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { IconFace } from './icon-face';
import { IconPicker } from './icon-picker';
import { iconCountOf, readIcon } from './read-icon';

interface StoredIcon {
  icon?: string | undefined;
  avatar?: string | undefined;
}

/** The customer's icon and the way to change it; a default icon while unknown or unset. Failures are silent. */
export const ProfileIcon = observer(function ProfileIcon({ name }: { name: string }) {
  const { api, settings } = useHost();
  const text = useText();
  const count = iconCountOf(settings.value('profileIconCount'));
  const [stored] = useState(() => new Loadable<StoredIcon>());
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState(false);
  useEffect(() => void stored.load(() => api.call(memberIcon, {})), [stored, api]);
  const icon = chosen ?? readIcon(stored.value?.icon, count) ?? readIcon(stored.value?.avatar, count);
  const choose = (next: number) => {
    setChosen(next);
    void api.call(memberSetIcon, { icon: String(next) }).catch(() => setChosen(chosen));
  };
  return (
    <>
      <div css={style}>
        <IconFace icon={icon} count={count} name={name} />
        <Button size="small" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text('account.icon.change')}
        </Button>
      </div>
      {open && <IconPicker icon={icon} count={count} name={name} onChoose={choose} />}
    </>
  );
});

const style = css`
  display: grid;
  gap: var(--space-2);
  justify-items: center;
`;
