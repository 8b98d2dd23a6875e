import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';

/** An envelope that the agent received in a red rain. */
export const RedEnvelopeSchema = v.object({ id: LooseTextSchema, time: TimeSchema, amount: DecimalSchema });

export type RedEnvelope = v.InferOutput<typeof RedEnvelopeSchema>;

export const RedRainSchema = v.object({
  currency: CurrencySchema,
  /** The red rain that is on or announced. */
  event: part(
    v.object({
      /** Opens the envelope; without it there is none to open. */
      id: LooseTextSchema,
      startTime: TimeSchema,
      endTime: TimeSchema,
      /** What all agents share. */
      pot: part(DecimalSchema),
      /** Whether the agent has opened the envelope. */
      opened: LooseFlagSchema,
      /** Whether other agents have opened every envelope; a back end that does not say refuses to open another. */
      emptied: v.optional(LooseFlagSchema, false),
    }),
  ),
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
      event: { id: '4', startTime: 1767312000000, endTime: 1767315600000, pot: '888.00', opened: false },
      history: [{ id: '3', time: 1767225600000, amount: '8.88' }],
    },
  },
});

export const agentOpenEnvelope = endpoint({
  id: 'agent.openEnvelope',
  about: "Opens the agent's envelope of a red rain, once, and pays it; needs an idempotency key.",
  method: 'POST',
  ...relay('openRedEnvelope'),
  silent: false,
  money: true,
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: v.object({ amount: DecimalSchema, currency: part(CurrencySchema) }),
  example: { request: { id: '4' }, answer: { amount: '8.88', currency: 'CNY' } },
});
