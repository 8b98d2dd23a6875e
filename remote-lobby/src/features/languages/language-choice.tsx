import { useHost, useReadable, useText } from '@atrium/contract/react';
import { cardStyle, Flag } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useState } from 'react';

/** The merchant's languages by their own names; selecting one switches the page. */
export function LanguageChoice() {
  const { language } = useHost();
  const text = useText();
  const current = useReadable(language.current);
  const id = useId();
  // selected, but its texts may still be loading
  const [pending, setPending] = useState<string>();
  const choose = (code: string) => {
    setPending(code);
    void language.choose(code).finally(() => setPending(undefined));
  };
  return (
    <section css={page}>
      <h1 id={id}>{text('language.title')}</h1>
      <p>{text('language.hint')}</p>
      <div role="radiogroup" aria-labelledby={id} css={list}>
        {language.available.map(({ code, name }) => (
          <label key={code} css={[cardStyle, choice]}>
            <input
              type="radio"
              name={id}
              value={code}
              checked={code === (pending ?? current)}
              onChange={() => choose(code)}
            />
            <Flag language={code} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

const page = css`
  max-inline-size: 48rem;
  margin-inline: auto;
  padding-block: var(--space-6);
  & > p {
    margin-block: var(--space-2) var(--space-5);
    color: var(--color-muted);
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3);
`;

const choice = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-block-size: 3.5rem;
  padding: var(--space-3) var(--space-4);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--color-accent-text);
    font-weight: 600;
  }
  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--color-accent);
    outline: none;
  }
`;
