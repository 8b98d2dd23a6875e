import { css } from '@emotion/react';
import { chevronDownIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { Menu } from '../surfaces/menu';
import { Flag } from './flag';

export interface LanguageMenuProps {
  /** Label of the menu, in the current language. */
  label: string;
  /** `code` of the product (CN, EN …); `name` in the language itself; `tag` is BCP 47. */
  languages: readonly { code: string; name: string; tag?: string }[];
  selected: string;
  /** Own name of the selected language, when it is not among those offered. */
  selectedName?: string;
  onSelect: (code: string) => void;
}

/** Chooses the language of the interface. */
export function LanguageMenu({ label, languages, selected, selectedName = selected, onSelect }: LanguageMenuProps) {
  const current = languages.find(({ code }) => code === selected)?.name ?? selectedName;
  return (
    <Menu
      label={label}
      items={languages.map(({ code, name, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        icon: <Flag language={code} />,
        checked: code === selected,
        onSelect: () => onSelect(code),
      }))}
      trigger={(props) => (
        <button type="button" aria-label={`${label}: ${current}`} css={style} {...props}>
          <Flag language={selected} />
          <span>{current}</span>
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    />
  );
}

const style = css`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-block-size: 2.5rem;
  padding-inline: 0.625rem;
  border: 0;
  border-radius: var(--radius-control);
  corner-shape: var(--corner-shape);
  background: none;
  font-size: var(--type-small);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--color-raised);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (max-width: 599px) {
    & > span {
      display: none;
    }
  }
`;
