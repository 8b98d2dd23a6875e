import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseTextSchema, RequiredTextSchema } from '../nothing';

/** The legal pages of a merchant, in the order they are shown. */
export const legalPages = ['terms', 'privacy', 'licence'] as const;

export type LegalPage = (typeof legalPages)[number];

export const legalTexts = endpoint({
  id: 'legal.texts',
  about: 'The legal pages of the merchant in one language; a page without content is not shown.',
  method: 'GET',
  ...relay('getLegalTexts'),
  request: v.object({ lang: v.string() }),
  answer: v.nullish(
    listOf(
      v.object({
        page: v.picklist(legalPages),
        /** HTML of the back end: cleaned before it is shown. */
        content: v.pipe(RequiredTextSchema, v.nonEmpty()),
        /** The day from which it applies, as the back end writes it. */
        since: v.optional(LooseTextSchema, ''),
      }),
    ),
    [],
  ),
  example: {
    request: { lang: 'EN' },
    answer: [{ page: 'terms', content: '<p>You must be of age to play.</p>', since: '2026-01-01' }],
  },
});
