import { useHost, useReadable, useText } from '@atrium/contract/react';
import { LanguageMenu } from '@atrium/ui';
import { css } from '@emotion/react';
import { offeredLanguages } from './offered-languages';

/** Language menu and copyright. */
export function AuthFooter() {
  const { language, settings } = useHost();
  const current = useReadable(language.current);
  const text = useText();
  const languages = offeredLanguages(language.available);
  return (
    <footer css={style}>
      {languages.length > 1 && (
        <LanguageMenu
          label={text('language.choose')}
          languages={languages}
          selected={current}
          selectedName={language.available.find(({ code }) => code === current)?.name}
          onSelect={(code) => void language.choose(code)}
        />
      )}
      <small>{text('copyright', { year: new Date().getFullYear(), merchant: settings.merchant.name })}</small>
    </footer>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  align-self: end;
  justify-content: space-between;
  color: var(--color-muted);
  & > small {
    font-size: var(--type-small);
  }
`;
