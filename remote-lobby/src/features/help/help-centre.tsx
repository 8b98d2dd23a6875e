import { Card } from '@atrium/ui';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { helpTopics, type HelpTopic } from './help-topics';

/** Frequent questions with answers; the address hash opens one. */
export function HelpCentre() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => openTopicOfAddress(list.current), []);
  return (
    <section css={page}>
      <h1>{text('help.title')}</h1>
      <p css={lead}>{text('help.lead')}</p>
      <div ref={list} css={topics}>
        {helpTopics.map((topic) => (
          <Topic key={topic} topic={topic} />
        ))}
      </div>
    </section>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  const text = useText();
  return (
    <Card>
      <details id={topic}>
        <summary css={question}>{text(`help.${topic}.question`)}</summary>
        <p css={answer}>{text(`help.${topic}.answer`)}</p>
      </details>
    </Card>
  );
}

/** Also for a link followed while the view was loading. */
function openTopicOfAddress(list: HTMLElement | null): void {
  const tag = window.location.hash.slice(1);
  const topic = [...(list?.querySelectorAll('details') ?? [])].find(({ id }) => id === tag);
  if (!topic) return;
  topic.open = true;
  topic.scrollIntoView({ block: 'center' });
}

const page = css`
  max-inline-size: 48rem;
  margin-inline: auto;
  padding-block: var(--space-6);
`;

const lead = css`
  margin-block: var(--space-2) var(--space-5);
  color: var(--color-muted);
`;

const topics = css`
  display: grid;
  gap: var(--space-3);
`;

const question = css`
  min-block-size: 2rem;
  align-content: center;
  font-weight: 600;
  cursor: pointer;
`;

const answer = css`
  margin-block-start: var(--space-3);
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;
