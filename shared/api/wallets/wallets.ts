import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { LooseFlagSchema, LooseTextSchema, NothingSchema, named } from '../nothing';

export const BalanceSchema = v.object({
  sumBalance: v.optional(v.nullable(DecimalSchema)),
  currencySymbol: v.optional(LooseTextSchema),
  /** `F` or empty: the symbol is in front of the amount; `B`: behind it. */
  currencyPosition: named(LooseTextSchema),
  currency: v.string(),
  // not `listOf`: a sum without one of its wallets would be wrong
  balance: v.optional(
    v.nullable(
      v.array(
        v.object({
          id: v.optional(LooseTextSchema, ''),
          name: v.optional(LooseTextSchema, ''),
          availBalance: DecimalSchema,
        }),
      ),
    ),
  ),
});

export type BalanceAnswer = v.InferOutput<typeof BalanceSchema>;

export const walletsBalance = endpoint({
  id: 'wallets.balance',
  about: "The member's wallets; the portal shows the sum of their available amounts.",
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  silent: true,
  request: v.object({ typeId: v.number() }),
  answer: BalanceSchema,
  example: {
    request: { typeId: 0 },
    answer: {
      sumBalance: '1234.50',
      currencySymbol: '¥',
      currency: 'CNY',
      balance: [{ id: 'main', name: 'Main', availBalance: '1234.50' }],
    },
  },
});

export const walletsMerchant = endpoint({
  id: 'wallets.merchant',
  about: 'Whether the merchant has one wallet for all vendors.',
  method: 'GET',
  ...relay('getMerchantWallet'),
  request: v.object({ merchantCode: v.string() }),
  answer: v.object({ isSingle: LooseFlagSchema }),
  example: { request: { merchantCode: 'aurora' }, answer: { isSingle: false } },
});

export const memberRebate = endpoint({
  id: 'member.rebate',
  about: 'Whether the member is offered a rebate.',
  method: 'GET',
  ...relay('getRebate'),
  request: NothingSchema,
  answer: v.object({ hasRebate: LooseFlagSchema }),
  example: { request: {}, answer: { hasRebate: true } },
});
