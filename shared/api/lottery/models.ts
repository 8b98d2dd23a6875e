import * as v from 'valibot';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, RequiredTextSchema, TimeSchema, looseInteger, named } from '../nothing';

const text = v.optional(LooseTextSchema, '');

/** A bet type of a game, as menus list it. */
export const LotteryMenuSchema = v.object({ code: RequiredTextSchema, remark: text, defaultPlayType: text });

export type LotteryMenu = v.InferOutput<typeof LotteryMenuSchema>;

export const LotteryGameSchema = v.object({
  gameId: LooseTextSchema,
  gameCode: RequiredTextSchema,
  gameGroupId: looseInteger(0),
  gameGroupCode: text,
  code: text,
  remark: text,
  displayName: text,
  /** `art:<family>` for a picture the portal draws. */
  webIconUrl: text,
  defaultPlayType: text,
  /** Number of the issue on sale. */
  numero: text,
  /** Seconds until its draw. */
  remainTime: looseInteger(0),
  /** Seconds before the draw at which the sale ends. */
  lockTime: looseInteger(0),
  /** Whether its draws are shown on live video. */
  liveVideoSwitch: LooseFlagSchema,
  labelName: text,
  gameMenus: v.optional(v.nullable(listOf(LotteryMenuSchema))),
  /** `new`, `hot` or empty. */
  tag: text,
});

export type LotteryGame = v.InferOutput<typeof LotteryGameSchema>;

export const LotteryGroupSchema = v.object({
  gameGroupCode: RequiredTextSchema,
  labelName: text,
  gameMenus: listOf(v.object({ ...LotteryMenuSchema.entries, tag: named(LooseTextSchema) })),
});

export type LotteryGroup = v.InferOutput<typeof LotteryGroupSchema>;

export const PopularLotterySchema = v.object({
  gameId: LooseTextSchema,
  gameCode: RequiredTextSchema,
  remark: text,
  webIconUrl: text,
});

export type PopularLottery = v.InferOutput<typeof PopularLotterySchema>;

/** An issue: one round of a game, with a draw at its end. */
export const IssueSchema = v.object({
  numero: RequiredTextSchema,
  isSale: LooseFlagSchema,
  remainTime: looseInteger(0),
  lockTime: looseInteger(0),
  /** SHA-256 of the seed of its number, in hexadecimal; back ends without commitments leave it out. */
  commitment: text,
  /** The beacon's round that is part of the draw, named before it exists. */
  beaconRound: text,
  /** What the beacon published beforehand: the end of a chain of hashes, or the name of a network. */
  beaconChain: text,
  /** Hash of the accepted slips, published when the sale ends. */
  slipsHash: text,
});

export type Issue = v.InferOutput<typeof IssueSchema>;

export const IssueInfoSchema = v.object({
  currentNumero: IssueSchema,
  nextNumero: part(LooseTextSchema),
  previousNumero: part(LooseTextSchema),
});

export type IssueInfo = v.InferOutput<typeof IssueInfoSchema>;

export const DrawSchema = v.object({
  gameCode: RequiredTextSchema,
  numero: RequiredTextSchema,
  /** The numbers with commas, in the order they were drawn: `3,0,9,9,1`. */
  winNo: RequiredTextSchema,
  /** Milliseconds since 1970. */
  drawTime: part(TimeSchema),
  /** The commitment before the draw, and the seed that proves it; absent when a back end has neither. */
  commitment: text,
  seed: text,
  /** Hash of the accepted slips, and the beacon's round with its value; empty where the seed alone decides. */
  slipsHash: text,
  beaconRound: text,
  beacon: text,
  /** Milliseconds since 1970 at which the commitment was stored; not before `drawTime` for a generated past draw. */
  committedAt: part(TimeSchema),
});

export type Draw = v.InferOutput<typeof DrawSchema>;
