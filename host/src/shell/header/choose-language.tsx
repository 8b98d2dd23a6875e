import { languageTag } from '@atrium/contract';
import { LanguageMenu } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';

/** The merchant's languages; not drawn where there is only one. */
export const ChooseLanguage = observer(function ChooseLanguage() {
  const { language } = usePortal();
  const text = useText();
  if (language.available.length < 2) return null;
  return (
    <LanguageMenu
      label={text('shell.language')}
      languages={language.available.map(({ code, name }) => ({ code, name, tag: languageTag(code) }))}
      selected={language.current}
      onSelect={(code) => void language.choose(code)}
    />
  );
});
