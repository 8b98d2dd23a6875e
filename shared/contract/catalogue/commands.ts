import * as v from 'valibot';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** A game to launch. `gameId` or `roomId` is required, else the person reads `in_stay_tuned`. */
export const GameRefSchema = v.object({
  vendor: text(40),
  /** Empty if the caller does not know it: the launch then takes it from the cards of the vendor. */
  gameType: text(20),
  gameId: v.optional(text(60)),
  roomId: v.optional(text(60)),
  nodeId: v.optional(text(60)),
  name: v.optional(text(120)),
  /** Opens the game in its own window instead of the frame inside the portal. */
  newWindow: v.optional(v.boolean()),
});

/** Commands between remotes. Each name carries its major version; a new field is optional or a new major version. */
export const commands = {
  'game.launch@1': {
    about: 'Starts a game for real money: gates, launch address, then the frame or a window.',
    request: GameRefSchema,
    answer: v.object({ opened: v.boolean() }),
    example: { request: { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour' }, answer: { opened: true } },
  },
  'game.demo@1': {
    about: 'Starts a free demo of a game, for visitors too where the merchant allows.',
    request: GameRefSchema,
    answer: v.object({ opened: v.boolean() }),
    example: { request: { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour' }, answer: { opened: true } },
  },
  'session.sign-out@1': {
    about: 'Signs out; asks first if something is unfinished.',
    request: v.optional(v.object({})),
    answer: v.object({}),
    example: { request: {}, answer: {} },
  },
  'session.greet@1': {
    about: 'Greets a customer after the first sign-in. Run by the host once the session has begun.',
    request: v.optional(v.object({})),
    answer: v.object({}),
    example: { request: {}, answer: {} },
  },
  'welcome.first-time@1': {
    about: "A merchant's own welcome after the first sign-in, instead of the usual one.",
    request: v.optional(v.object({})),
    answer: v.object({}),
    example: { request: {}, answer: {} },
  },
  'support.open@1': {
    about: "Opens the merchant's customer service: the first channel this person may use.",
    request: v.optional(v.object({})),
    answer: v.object({}),
    example: { request: {}, answer: {} },
  },
} as const;

export type CommandCatalogue = {
  [Name in keyof typeof commands]: {
    request: v.InferInput<(typeof commands)[Name]['request']>;
    answer: v.InferOutput<(typeof commands)[Name]['answer']>;
  };
};

export type GameRef = v.InferOutput<typeof GameRefSchema>;
