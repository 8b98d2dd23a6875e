import { ownSwitches } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import { callsWithoutFields } from '../../sandbox/strict-source/calls-without-fields';
import { sourceAnswers, sourceFailure } from '../../sandbox/strict-source/source-answers';
import { unnamedCalls } from '../../sandbox/strict-source/unnamed-calls';
import { join, list, table } from './markdown';

/** `extensions.md`: what the sandbox answers beyond the source texts. */
export function extensionsPage(): string {
  const fields = catalogue.flatMap(({ id }) =>
    Object.entries(sourceAnswers[id]?.extensions ?? {}).map(([field, without]) => [id, field, without] as const),
  );
  const ofFailures = Object.entries(sourceFailure.extensions ?? {}).map(
    ([field, without]) => ['any failure', field, without] as const,
  );
  return join([
    '# Extensions',
    '[All calls and their common rules](README.md)',
    'The portal works with a back end that answers only what the source texts name. What the sandbox answers beyond that is listed here, from the table in `deploy/sandbox/strict-source`. `npm start -- --strict-source` runs the sandbox without these fields, and `npm run prove -- strict-source` runs the journeys against it.',
    '## Fields',
    'A field of an item of a list is written like a field of the list. Every one may be missing.',
    table(
      ['Call', 'Field', 'Meaning, and what holds without it'],
      [...fields, ...ofFailures].map(([id, field, without]) => [`\`${id}\``, `\`${field}\``, without]),
    ),
    '## Switches',
    'The setting `switches` may hold these besides the switches of the source; a strict sandbox leaves them out. Where neither the answer nor the configuration of the merchant names one, the last column applies: what the source shows without a switch is on. The list is `ownSwitches` in `shared/api`.',
    table(
      ['Switch', 'Gates', 'When absent'],
      Object.entries(ownSwitches).map(([name, { gates, absent }]) => [`\`${name}\``, gates, absent]),
    ),
    '## Calls that the source does not name',
    'They answer the same in both modes.',
    table(
      ['Call', 'For'],
      Object.entries(unnamedCalls).map(([id, purpose]) => [`\`${id}\``, purpose]),
    ),
    '## Calls that the source names without fields',
    'Their answers are described on the pages of their areas, and are the same in both modes.',
    list(callsWithoutFields.map((id) => `\`${id}\``)),
  ]);
}
