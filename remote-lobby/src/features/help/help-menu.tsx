import type { HelpItem } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { CleanContent } from '../live-content/clean-content';
import { childKey, pathTo, topicAt, type TopicKey } from './topic-path';

interface HelpMenuProps {
  topics: readonly HelpItem[];
  /** The topic to show; empty for the first. */
  tag: string;
}

/** A menu of all topics beside the content of the selected one. */
export function HelpMenu({ topics, tag }: HelpMenuProps) {
  const text = useText();
  const [choice, setChoice] = useState<{ tag: string; key: TopicKey }>();
  const selected = (choice?.tag === tag ? choice.key : undefined) ?? pathTo(topics, tag).at(-1) ?? firstWritten(topics);
  const topic = topicAt(topics, selected);
  return (
    <div css={style}>
      <nav aria-label={text('help.topics')}>
        <Topics {...{ topics, selected }} parent="" onSelect={(key) => setChoice({ tag, key })} />
      </nav>
      {topic && (
        <article aria-live="polite">
          <h2>{topic.title}</h2>
          <CleanContent html={topic.content} />
        </article>
      )}
    </div>
  );
}

interface TopicsProps {
  topics: readonly HelpItem[];
  parent: TopicKey;
  selected: TopicKey;
  onSelect: (key: TopicKey) => void;
}

function Topics({ topics, parent, selected, onSelect }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <ul>
      {topics.map(({ title, children }, index) => {
        const key = childKey(parent, index);
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={key === selected ? 'true' : undefined}
              css={[navItemStyle, itemStyle]}
              onClick={() => onSelect(key)}
            >
              {title}
            </button>
            <Topics topics={children} parent={key} selected={selected} onSelect={onSelect} />
          </li>
        );
      })}
    </ul>
  );
}

/** The first topic with content: a group alone has nothing to show. */
function firstWritten(topics: readonly HelpItem[], parent: TopicKey = ''): TopicKey {
  for (const [index, { content, children }] of topics.entries()) {
    const key = childKey(parent, index);
    const found = content ? key : firstWritten(children, key);
    if (found) return found;
  }
  return '';
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media (min-width: 720px) {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
  & nav ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & nav ul ul {
    padding-inline-start: var(--space-4);
  }
  & h2 {
    margin-block-end: var(--space-3);
  }
`;

const itemStyle = css`
  inline-size: 100%;
  border: 0;
  background: none;
  padding-block: var(--space-1);
  font-style: normal;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
