import { languageTag } from '@atrium/contract';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';
import { useLate } from '../use-late';

const menu = () => import(/* webpackChunkName: "languages" */ './late-language-menu');

/** The merchant's languages; not drawn where there is only one. The menu is loaded after the first drawing. */
export const ChooseLanguage = observer(function ChooseLanguage() {
  const { language } = usePortal();
  const text = useText();
  const { LanguageMenu } = useLate(menu) ?? {};
  if (language.available.length < 2) return null;
  if (!LanguageMenu)
    return (
      <span aria-hidden css={room}>
        <span>{language.available.find(({ code }) => code === language.current)?.name}</span>
      </span>
    );
  return (
    <LanguageMenu
      label={text('shell.language')}
      languages={language.available.map(({ code, name }) => ({ code, name, tag: languageTag(code) }))}
      selected={language.current}
      onSelect={(code) => void language.choose(code)}
    />
  );
});

/** As wide as the button of the menu: a flag, the name, and a chevron. */
const room = css`
  flex: none;
  padding-inline-start: 2.625rem;
  padding-inline-end: 2.125rem;
  font-size: var(--type-small);
  white-space: nowrap;
  @media (max-width: 599px) {
    padding-inline-end: 1.625rem;
    & > span {
      display: none;
    }
  }
`;
