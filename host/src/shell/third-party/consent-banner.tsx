import { Button } from '@atrium/ui';
import { css, Global } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { LanguageStore } from '../../language/language-store';
import type { Consent } from './consent';
import { thirdPartyTexts } from './texts';

interface ConsentBannerProps {
  consent: Consent;
  language: Pick<LanguageStore, 'current'>;
}

/**
 * Asks for consent before any third-party tag is loaded. It is at the foot of the window and blocks nothing: a visitor
 * who does not answer is not tracked. Both answers look alike.
 */
export const ConsentBanner = observer(function ConsentBanner({ consent, language }: ConsentBannerProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { asking, requested, choice } = consent;
  const inside = useRef(false);
  useEffect(() => {
    if (!requested) return;
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [requested]);
  useEffect(() => {
    // a person who opened the question returns to the former focus; others continue with the page
    if (asking || !inside.current) return;
    inside.current = false;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [asking]);
  if (!asking) return null;
  const say = thirdPartyTexts(language.current);
  return (
    <section aria-labelledby={titleId} css={style} onFocus={() => (inside.current = true)}>
      <Global styles={roomForIt} />
      <div data-part="text">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {say.title}
        </h2>
        <p>{say.text}</p>
        <p>{choice === undefined ? say.later : say[choice]}</p>
      </div>
      <div data-part="answers">
        {choice !== undefined && (
          <Button variant="ghost" onClick={consent.leave}>
            {say.keep}
          </Button>
        )}
        <Button variant="secondary" onClick={() => consent.choose('declined')}>
          {say.decline}
        </Button>
        <Button variant="secondary" onClick={() => consent.choose('granted')}>
          {say.accept}
        </Button>
      </div>
    </section>
  );
});

/** A focused element scrolls to above the banner, and the end of the page stays readable. */
const roomForIt = css`
  html {
    scroll-padding-block-end: 15rem;
  }
  body {
    padding-block-end: 15rem;
  }
`;

const style = css`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 25;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
  max-block-size: 60dvh;
  padding: var(--space-4) var(--size-gutter) calc(var(--space-4) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-border);
  color: var(--color-text);
  background: var(--color-card);
  box-shadow: var(--shadow-overlay);
  overflow: auto;
  & > [data-part='text'] {
    flex: 1 1 26rem;
    max-inline-size: 60rem;
  }
  & h2 {
    font-size: var(--type-large);
    outline-offset: 4px;
  }
  & p {
    margin-block-start: var(--space-1);
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > [data-part='answers'] {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    gap: var(--space-2);
    justify-content: flex-end;
  }
  @media (max-width: 1023px) {
    inset-block-end: calc(3.75rem + env(safe-area-inset-bottom));
    padding-block-end: var(--space-4);
    & > [data-part='answers'] {
      flex: 1 1 100%;
    }
    & > [data-part='answers'] > button {
      flex: 1 1 8rem;
    }
  }
`;
