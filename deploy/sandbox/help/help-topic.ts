import * as v from 'valibot';
import { textsUpTo, titlesUpTo, type SomeTexts } from '../merchants/some-texts';

/** A topic as it is stored: in every language it has been written in. */
export interface HelpTopic {
  tag: string;
  titles: SomeTexts;
  /** HTML. */
  contents: SomeTexts;
  bgColor: string;
  children: HelpTopic[];
}

/** Levels of a tree. */
const levels = 3;
const mostTopics = 200;

const topicAt = (level: number): v.GenericSchema<unknown, HelpTopic> =>
  v.strictObject({
    tag: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,40}$/, 'lower case letters, digits and dashes')),
    titles: titlesUpTo(200),
    contents: textsUpTo(100_000),
    bgColor: v.pipe(v.string(), v.regex(/^(#[0-9a-f]{3}|#[0-9a-f]{6})?$/i, 'a colour such as #0b5, or nothing')),
    children:
      level === levels
        ? v.pipe(
            v.array(v.unknown()),
            v.maxLength(0, `at most ${levels} levels`),
            v.transform(() => [] as HelpTopic[]),
          )
        : v.array(v.lazy(() => topicAt(level + 1))),
  });

/** A whole tree: at most three levels and 200 topics, each tag once. */
export const HelpTreeSchema = v.pipe(
  v.array(topicAt(1)),
  v.check((topics) => withChildren(topics).length <= mostTopics, `at most ${mostTopics} topics`),
  v.check((topics) => {
    const tags = withChildren(topics).flatMap(({ tag }) => tag || []);
    return new Set(tags).size === tags.length;
  }, 'each tag once'),
);

function withChildren(topics: readonly HelpTopic[]): HelpTopic[] {
  return topics.flatMap((topic) => [topic, ...withChildren(topic.children)]);
}
