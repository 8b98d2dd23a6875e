import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { IconFace } from './icon-face';

interface IconPickerProps {
  icon: number | undefined;
  count: number;
  name: string;
  onChoose: (icon: number) => void;
}

/** All icons, of which one can be chosen. */
export function IconPicker({ icon, count, name, onChoose }: IconPickerProps) {
  const text = useText();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={text('account.icon.choose')} css={style}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <label key={number}>
          <input
            type="radio"
            name={group}
            aria-label={text('account.icon.number', { number })}
            checked={number === icon}
            onChange={() => onChoose(number)}
          />
          <IconFace icon={number} count={count} name={name} />
        </label>
      ))}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  order: 1;
  gap: var(--space-2);
  & label {
    position: relative;
    border-radius: 50%;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & label:has(:checked) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--color-heading);
    outline-offset: 2px;
  }
`;
