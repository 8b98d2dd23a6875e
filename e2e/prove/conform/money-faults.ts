import { randomUUID } from 'node:crypto';
import type { Fault, PassingAnswer, PassingRequest } from './fault';
import { success } from './success';

/** The answers of a call in their first form, for faults that repeat them. */
function remembering(
  change: (answer: PassingAnswer, request: PassingRequest, first: unknown) => void,
): Fault['answer'] {
  let first: unknown;
  return (answer, request) => {
    if (!request.isRepeated && answer.body.success) first = structuredClone(answer.body);
    change(answer, request, first);
  };
}

/** Money that moves twice, or not as the answer says. @param moveTwice withdraws minor units of an account once more */
export function moneyFaults(moveTwice: (merchant: string, minor: number) => Promise<unknown>): readonly Fault[] {
  return [
    // money
    {
      name: 'money that moves twice',
      check: 'money',
      call: 'cashier.withdraw',
      with: ['cashier.payees'],
      answer: async ({ body }, request) => {
        if (body.success && !request.isRepeated) await moveTwice(request.merchant, 30_000);
      },
    },
    {
      name: 'an idempotency key that is forgotten',
      check: 'money',
      call: 'cashier.withdraw',
      with: ['cashier.payees'],
      request: (request) => {
        if (request.headers['idempotency-key']) request.headers['idempotency-key'] = randomUUID();
      },
    },
    {
      name: 'a used key that takes another request',
      check: 'repetition',
      call: 'mall.convert',
      with: ['mall.balance'],
      answer: remembering((answer, _, first) => {
        if (answer.body.code === 'request_key_reused') Object.assign(answer, { status: 200, body: first });
      }),
    },
    {
      name: 'money without an idempotency key',
      check: 'repetition',
      call: 'mall.convert',
      with: ['mall.balance'],
      request: (request) => void (request.headers['idempotency-key'] ??= randomUUID()),
    },
    {
      name: 'another answer to a repeated request',
      check: 'repetition',
      call: 'mall.convert',
      with: ['mall.balance'],
      answer: ({ body }, { isRepeated }) => {
        if (isRepeated && body.success) body.value.amount = '77.00';
      },
    },
    {
      name: 'money that is announced and does not move',
      check: 'money',
      call: 'mall.convert',
      with: ['mall.balance'],
      instead: ({ headers, tokens }) =>
        headers['authorization'] === tokens.member && headers['idempotency-key']
          ? success({ amount: '1.00', currency: 'THB' })
          : undefined,
    },
  ];
}
