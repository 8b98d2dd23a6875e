import type { HelpItem } from '@atrium/api';

/** Position of a topic in the tree, such as `0.2`: tags may be missing. */
export type TopicKey = string;

export function childKey(parent: TopicKey, index: number): TopicKey {
  return parent === '' ? String(index) : `${parent}.${index}`;
}

/** The keys from the root to the topic with this tag; empty when there is none. */
export function pathTo(topics: readonly HelpItem[], tag: string, parent: TopicKey = ''): TopicKey[] {
  if (tag === '') return [];
  for (const [index, topic] of topics.entries()) {
    const key = childKey(parent, index);
    if (topic.tag === tag) return [key];
    const below = pathTo(topic.children, tag, key);
    if (below.length > 0) return [key, ...below];
  }
  return [];
}

/** The topic at a key. */
export function topicAt(topics: readonly HelpItem[], key: TopicKey): HelpItem | undefined {
  const [first, ...rest] = key.split('.');
  const topic = topics[Number(first)];
  return rest.length === 0 || !topic ? topic : topicAt(topic.children, rest.join('.'));
}

/** The keys in changed topics of those that have these keys now; a topic without a tag is found by its position only. */
export function movedKeys(
  keys: Iterable<TopicKey>,
  before: readonly HelpItem[],
  after: readonly HelpItem[],
): TopicKey[] {
  return [...keys].flatMap((key) => {
    const tag = topicAt(before, key)?.tag ?? '';
    return topicAt(after, key)?.tag === tag ? key : (pathTo(after, tag).at(-1) ?? []);
  });
}
