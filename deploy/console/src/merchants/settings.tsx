import { css } from '@emotion/react';
import { cardStyle } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';

interface SettingsProps {
  settings: { name: string; on: boolean }[];
  /** Starts a change; the display follows once it is made. */
  onChange: (name: string, on: boolean) => void;
}

/** A list of switches. */
export const Settings = observer(function Settings({ settings, onChange }: SettingsProps) {
  const { identity, serving } = useConsole();
  const disabled = !identity.operator || serving.value?.database === false;
  return (
    <ul className="settings" css={[cardStyle, style]}>
      {settings.map(({ name, on }) => (
        <li key={name}>
          <button
            type="button"
            role="switch"
            aria-checked={on}
            disabled={disabled}
            css={switchStyle}
            onClick={() => onChange(name, !on)}
          >
            <span>{name}</span>
            <span aria-hidden="true" data-part="state">
              {on ? 'on' : 'off'}
            </span>
            <span aria-hidden="true" data-part="track" />
          </button>
        </li>
      ))}
    </ul>
  );
});

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  padding: var(--space-2);
`;

const switchStyle = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--color-raised);
  }
  &:disabled {
    cursor: not-allowed;
  }
  & > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='state'] {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > [data-part='track'] {
    flex: none;
    inline-size: 2.25rem;
    block-size: 1.25rem;
    border: 2px solid var(--color-outline);
    border-radius: 999px;
    background: radial-gradient(circle at 0.5rem 50%, var(--color-outline) 0.35rem, transparent 0.4rem);
  }
  &[aria-checked='true'] > [data-part='track'] {
    border-color: var(--color-accent);
    background: radial-gradient(circle at calc(100% - 0.5rem) 50%, var(--color-on-accent) 0.35rem, transparent 0.4rem)
      var(--color-accent);
  }
`;
