import type { HelpItem } from '@atrium/api';
import { cardStyle, chevronDownIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { titleColor } from './title-color';
import { CleanContent } from '../live-content/clean-content';
import { childKey, movedKeys, pathTo, type TopicKey } from './topic-path';

interface HelpTreeProps {
  topics: readonly HelpItem[];
  /** The topic to open, empty for none. */
  tag: string;
}

/** Topics that unfold their content and the topics below them. */
export function HelpTree({ topics, tag }: HelpTreeProps) {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState({ tag: '', topics, keys: new Set<TopicKey>() });
  if (opened.tag !== tag || opened.topics !== topics)
    setOpened({
      tag,
      topics,
      keys: new Set([...movedKeys(opened.keys, opened.topics, topics), ...pathTo(topics, tag)]),
    });
  useEffect(() => {
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
    const title = tag === '' ? undefined : titles.find(({ dataset }) => dataset['tag'] === tag);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'center' });
    // not when topics change while the page is open: the person may be elsewhere by now
  }, [tag]);
  const toggle = (key: TopicKey) => {
    const keys = new Set(opened.keys);
    if (!keys.delete(key)) keys.add(key);
    setOpened({ ...opened, keys });
  };
  return (
    <ul ref={list} css={style}>
      <Topics topics={topics} parent="" opened={opened.keys} toggle={toggle} />
    </ul>
  );
}

interface TopicsProps {
  topics: readonly HelpItem[];
  parent: TopicKey;
  opened: ReadonlySet<TopicKey>;
  toggle: (key: TopicKey) => void;
}

function Topics({ topics, parent, opened, toggle }: TopicsProps) {
  return topics.map((topic, index) => {
    const key = childKey(parent, index);
    return (
      <li key={key} css={parent === '' && cardStyle}>
        <Topic {...{ topic, opened, toggle }} topicKey={key} />
      </li>
    );
  });
}

function Topic({
  topic: { title, tag, content, bgColor, children },
  topicKey,
  opened,
  toggle,
}: Pick<TopicsProps, 'opened' | 'toggle'> & { topic: HelpItem; topicKey: TopicKey }) {
  const id = useId();
  const isOpen = opened.has(topicKey);
  return (
    <>
      <button
        type="button"
        data-tag={tag || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        css={titleStyle}
        style={titleColor(bgColor)}
        onClick={() => toggle(topicKey)}
      >
        <span>{title}</span>
        <Icon shape={chevronDownIcon} />
      </button>
      {isOpen && (
        <div id={id} css={bodyStyle}>
          {content && <CleanContent html={content} />}
          {children.length > 0 && (
            <ul css={childrenStyle}>
              <Topics topics={children} parent={topicKey} opened={opened} toggle={toggle} />
            </ul>
          )}
        </div>
      )}
    </>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/* little room is lost with each level */
const childrenStyle = css`
  margin: 0;
  border-inline-start: 2px solid var(--color-border);
`;

const titleStyle = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 44px;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg {
    flex: none;
    transition: transform var(--motion-fast);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const bodyStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-4);
`;
