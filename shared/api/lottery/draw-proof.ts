import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, part } from '../list';
import { LooseTextSchema, RequiredTextSchema, looseInteger } from '../nothing';

const text = v.optional(LooseTextSchema, '');

/** What a beacon published before its rounds. */
const BeaconChainSchema = v.object({
  /** `hashes`: each value is the SHA-256 of the next one; other beacons cannot be checked by hashing alone. */
  kind: text,
  /** Of `hashes` the published end: SHA-256 of the value of the first round. */
  id: RequiredTextSchema,
  /** Origin of the beacon. */
  address: text,
  firstRound: looseInteger(0),
});

export type BeaconChain = v.InferOutput<typeof BeaconChainSchema>;

const ProofSchema = v.object({
  /** A line for each accepted slip; the SHA-256 of the sorted lines, joined by line feeds, is the slips hash. */
  slips: listOf(RequiredTextSchema),
  /** The round of the draw with its value and its beacon. */
  beacon: part(v.object({ round: RequiredTextSchema, value: RequiredTextSchema, chain: BeaconChainSchema })),
});

export type DrawProof = v.InferOutput<typeof ProofSchema>;

export const drawProof = endpoint({
  id: 'lottery.proof',
  about: 'What the slips hash and the beacon value of a draw are checked with: the accepted slips and the beacon.',
  method: 'GET',
  path: '/lgw/draw_proof',
  silent: true,
  request: v.object({ gameCode: v.string(), numero: v.string() }),
  answer: ProofSchema,
  example: {
    request: { gameCode: 'CQSSC', numero: '20260102-0222' },
    answer: {
      slips: ['L7HK2MNPQR45S 100 9f86d081…'],
      beacon: {
        round: '353464608',
        value: '2c26b46b…',
        chain: { kind: 'hashes', id: '5feceb66…', address: 'https://beacon.example', firstRound: 353462400 },
      },
    },
  },
});
