import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { LooseTextSchema, RequiredTextSchema } from '../nothing';

/** A topic of the help centre, with topics below it. */
export interface HelpItem {
  title: string;
  /** The hash of its address. Empty: the topic has none. */
  tag: string;
  /** HTML of the back end; may be empty for a topic that only groups others. */
  content: string;
  /** Colour behind the title, as CSS writes it; may be empty. */
  bgColor: string;
  children: HelpItem[];
}

/** Levels of the tree that are read; deeper topics are left out, so that an endless answer ends. */
const deepest = 5;

const own = {
  title: RequiredTextSchema,
  tag: v.optional(LooseTextSchema, ''),
  content: v.optional(LooseTextSchema, ''),
  bgColor: v.optional(LooseTextSchema, ''),
};

const itemAt = (level: number): v.GenericSchema<unknown, HelpItem> =>
  level === deepest
    ? v.pipe(
        v.object(own),
        v.transform((item) => ({ ...item, children: [] })),
      )
    : v.object({ ...own, children: v.fallback(v.optional(listOf(v.lazy(() => itemAt(level + 1))), []), []) });

export const HelpItemSchema = itemAt(1);

export const systemHelp = endpoint({
  id: 'system.help',
  about: 'The help centre: a tree of topics with HTML. The source also calls it `getHelpV2`.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  // the page shows the failure itself
  silent: true,
  request: v.object({
    /** Code of a language of the merchant. */
    lang: v.string(),
    device: v.literal('WEB'),
  }),
  answer: listOf(HelpItemSchema),
  example: {
    request: { lang: 'EN', device: 'WEB' as const },
    answer: [
      {
        title: 'Deposits',
        tag: 'deposit',
        content: '',
        bgColor: '#0b5',
        children: [
          {
            title: 'How long does it take?',
            tag: 'deposit-time',
            content: '<p>A minute.</p>',
            bgColor: '',
            children: [],
          },
        ],
      },
    ],
  },
});
