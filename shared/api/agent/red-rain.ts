import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';

/** An envelope that the agent received in a red rain. */
export const RedEnvelopeSchema = v.object({ id: LooseTextSchema, time: TimeSchema, amount: DecimalSchema });

export type RedEnvelope = v.InferOutput<typeof RedEnvelopeSchema>;

export const RedRainSchema = v.object({
  currency: v.string(),
  /** The red rain that is on or announced. */
  event: part(v.object({ startTime: TimeSchema, endTime: TimeSchema })),
  /** Envelopes of earlier red rains, the latest first. */
  history: v.nullish(listOf(RedEnvelopeSchema), []),
});

export type RedRain = v.InferOutput<typeof RedRainSchema>;

export const agentRedRain = endpoint({
  id: 'agent.redRain',
  about: 'The red rain for agents, and the envelopes of earlier ones; a back end without this call has none.',
  method: 'GET',
  ...relay('getAgentRedRain'),
  request: NothingSchema,
  answer: RedRainSchema,
  example: {
    request: {},
    answer: {
      currency: 'CNY',
      event: { startTime: 1767312000000, endTime: 1767315600000 },
      history: [{ id: '3', time: 1767225600000, amount: '8.88' }],
    },
  },
});
