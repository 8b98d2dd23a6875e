import * as v from 'valibot';
import { DecimalSchema, OwnCurrencySchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { ifReadable, part } from '../list';
import { AnythingSchema, LooseFlagSchema, LooseTextSchema, NothingSchema, named } from '../nothing';

export const BalanceSchema = v.object({
  sumBalance: part(DecimalSchema),
  currencySymbol: v.optional(LooseTextSchema),
  /** `F` or empty: the symbol is in front of the amount; `B`: behind it. */
  currencyPosition: named(LooseTextSchema),
  currency: OwnCurrencySchema,
  // not `listOf`: one that cannot be read is undefined, because a sum without one of its wallets would be wrong
  balance: v.nullish(
    v.array(
      ifReadable(
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

export const walletsTransfer = endpoint({
  id: 'wallets.transfer',
  about:
    'Moves money between the wallet `main` and that of a vendor, by its code, at merchants with several wallets; needs an idempotency key. Once its wallet holds money, the games of a vendor are played from it.',
  method: 'POST',
  path: '/wps/wallets/transfer',
  money: true,
  request: v.object({
    from: v.pipe(v.string(), v.maxLength(40)),
    to: v.pipe(v.string(), v.maxLength(40)),
    amount: v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  }),
  answer: AnythingSchema,
  example: { request: { from: 'main', to: 'NOVA', amount: '50.00' }, answer: null },
});

export const walletsBringBack = endpoint({
  id: 'wallets.bringBack',
  about: 'Moves the money of all vendor wallets to the main wallet; needs an idempotency key.',
  method: 'POST',
  path: '/wps/wallets/bring-back',
  money: true,
  request: NothingSchema,
  answer: AnythingSchema,
  example: { request: {}, answer: { amount: '50.00' } },
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

/** An answer without the field offers a rebate if it holds anything; the source names the call and no field. */
const RebateSchema = v.pipe(
  v.unknown(),
  v.transform((answer) => {
    const fields: Record<string, unknown> =
      typeof answer === 'object' && answer !== null ? { ...answer } : answer ? { answer } : {};
    const flag = fields['hasRebate'];
    return {
      hasRebate:
        flag === undefined ? Object.keys(fields).length > 0 : v.parse(v.fallback(LooseFlagSchema, false), flag),
    };
  }),
);

export const memberRebate = endpoint({
  id: 'member.rebate',
  about: 'Whether the member is offered a rebate.',
  method: 'GET',
  ...relay('getRebate'),
  request: NothingSchema,
  answer: RebateSchema,
  example: { request: {}, answer: { hasRebate: true } },
});
