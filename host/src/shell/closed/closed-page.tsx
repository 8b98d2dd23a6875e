import { languageTag } from '@atrium/contract';
import { Button, buttonStyle, Icon, lockIcon, refreshIcon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '../brand';
import { ChooseLanguage } from '../header/choose-language';
import { usePortal } from '../portal';
import type { ClosedReason } from '../../page/site/closed-page';
import { alwaysShown, closedText } from './texts';

/** How often the page checks by itself whether the site is open again, in milliseconds. */
const period = 30_000;

/** Shows why the site is closed to this visitor, in their language and in the languages that are always shown. */
export const ClosedPage = observer(function ClosedPage({ why }: { why: ClosedReason }) {
  const { site, language, merchant, arrival, support } = usePortal();
  const page = useRef<HTMLDivElement>(null);
  const [checking, setChecking] = useState(false);
  const [checked, setChecked] = useState<number>();
  const { address } = site;
  const word = (key: string) => closedText(language.current, key);
  const title = word(`${why}.title`);
  const help = support().find(({ path }) => /^https?:/.test(path));

  useEffect(() => {
    document.title = `${title} · ${merchant.name}`;
  }, [title, merchant]);
  useEffect(() => {
    if (page.current) arrival.arrive(page.current);
  }, [arrival, why]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void site.check();
    }, period);
    return () => clearInterval(timer);
  }, [site]);

  useEffect(() => {
    // back ends need not tell the address with the flags
    void site.locate().catch(() => undefined);
  }, [site]);

  const check = async () => {
    setChecking(true);
    await site.check();
    setChecked(Date.now());
    setChecking(false);
  };
  return (
    <div ref={page} css={style}>
      <div data-part="bar">
        <Brand />
        <ChooseLanguage />
      </div>
      <div data-part="card">
        <span data-part="sign">
          <Icon shape={why === 'region' ? lockIcon : warningIcon} size="2.25rem" />
        </span>
        <h1>{title}</h1>
        <p data-part="lead">{word(`${why}.text`)}</p>
        {address && (
          <p data-part="address">
            {word('address')} <strong>{address}</strong>
          </p>
        )}
        <div data-part="actions">
          <Button loading={checking} onClick={() => void check()}>
            <Icon shape={refreshIcon} size="1.1rem" />
            {word('check')}
          </Button>
          {help && (
            <a href={help.path} target="_blank" rel="noopener" css={buttonStyle({ variant: 'secondary' })}>
              {word('support')}
            </a>
          )}
        </div>
        <p role="status">
          {checked !== undefined && word('still').replace('{{time}}', language.date(checked, 'time'))}
        </p>
      </div>
      <div data-part="others">
        {alwaysShown
          .filter((code) => code !== language.current)
          .map((code) => (
            <section key={code} lang={languageTag(code)}>
              <h2>{closedText(code, `${why}.title`)}</h2>
              <p>{closedText(code, `${why}.text`)}</p>
            </section>
          ))}
      </div>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-5);
  inline-size: 100%;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: var(--space-4) var(--size-gutter) var(--space-6);
  & [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  & [data-part='card'] {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-3);
    padding-block: var(--space-6);
    text-align: center;
  }
  & [data-part='sign'] {
    display: grid;
    place-items: center;
    inline-size: 5rem;
    block-size: 5rem;
    border-radius: var(--radius-round);
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
  }
  & h1 {
    font-size: var(--type-display);
    text-wrap: balance;
    outline: none;
  }
  & [data-part='lead'] {
    max-inline-size: 52ch;
    color: var(--color-muted);
    font-size: var(--type-large);
    text-wrap: pretty;
  }
  & [data-part='address'] {
    padding: 0.35em 1.1em;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-round);
    color: var(--color-muted);
    font-size: var(--type-small);
    overflow-wrap: anywhere;
  }
  & [data-part='address'] strong {
    color: var(--color-text);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
  }
  & [role='status'] {
    min-block-size: 1.5em;
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & [data-part='others'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-4) var(--space-5);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
    font-size: var(--type-small);
  }
  & [data-part='others'] h2 {
    margin-block-end: var(--space-1);
    font-size: var(--type-body);
  }
  & [data-part='others'] p {
    color: var(--color-muted);
  }
`;
