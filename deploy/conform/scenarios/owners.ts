import type { CheckContext } from '../check-context';
import { callOf, exampleRequest, type Fields } from '../plans/facts';
import type { WireSession } from '../wire/wire-client';
import { amountOf, amountText } from './amount';
import { readBalance } from './read-balance';

/** Lists of one account, each with the field that names an item. */
const ownLists: readonly { call: string; items: string; id: string }[] = [
  { call: 'wallets.transactions', items: 'transactions', id: 'id' },
  { call: 'wallets.bets', items: 'bets', id: 'id' },
  { call: 'cashier.deposits', items: '', id: 'id' },
  { call: 'cashier.withdrawals', items: '', id: 'id' },
  { call: 'cashier.payees', items: '', id: 'id' },
  { call: 'inbox.list', items: 'messages', id: 'id' },
  { call: 'member.sessions', items: 'sessions', id: 'id' },
  { call: 'member.passkeys', items: '', id: 'id' },
  { call: 'mall.transactions', items: 'list', id: 'txId' },
  { call: 'mall.redemptions', items: 'content', id: 'id' },
  { call: 'contracts.list', items: 'contracts', id: 'id' },
];

/** An account sees its own data, and never that of another. */
export async function checkOwners(checking: CheckContext): Promise<void> {
  const { client, has, merchant, outcomes, refused, sessions } = checking;
  const { member, other } = sessions;
  if (!member || !other) {
    const account = refused('member') ?? refused('other');
    const compared = ['member.info', ...ownLists.map(({ call }) => call), 'inbox.message', 'wallets.balance'];
    if (account !== undefined)
      for (const call of compared) if (has(call)) outcomes.notRun(call, { check: 'owner', account });
    return;
  }
  for (const [session, { username }] of [
    [member, merchant.accounts.member],
    [other, merchant.accounts.other],
  ] as const) {
    if (!has('member.info')) break;
    const info = await client.send(callOf('member.info'), {}, { session });
    const account = String((info.value as Fields | undefined)?.['account']);
    const isOwn = account.toLowerCase() === username.toLowerCase();
    outcomes.record('member.info', 'owner', info, isOwn ? undefined : `${username} sees the account ${account}`);
  }
  for (const { call: id, items, id: by } of ownLists) {
    if (!has(id)) continue;
    const call = callOf(id);
    const read = async (session: WireSession) => {
      const answer = await client.send(call, exampleRequest(call, client), { session });
      const list = items === '' ? answer.value : (answer.value as Fields | undefined)?.[items];
      return { answer, ids: new Set((Array.isArray(list) ? (list as Fields[]) : []).map((item) => String(item[by]))) };
    };
    const own = await read(member);
    const foreign = await read(other);
    const shared = [...own.ids].find((one) => foreign.ids.has(one));
    outcomes.record(
      id,
      'owner',
      foreign.answer,
      shared === undefined ? undefined : `two accounts see the item ${shared}`,
    );
  }
  await checkForeignItems(checking, other);
  await checkBalance(checking, [member, other]);
}

/** An item of another account is refused, even when its id is known. */
async function checkForeignItems({ client, facts, has, outcomes }: CheckContext, other: WireSession): Promise<void> {
  if (!has('inbox.message')) return;
  const message = await facts.first('inbox.list', 'messages', 'member');
  if (!message) return;
  const answer = await client.send(callOf('inbox.message'), { id: String(message['id']) }, { session: other });
  outcomes.record('inbox.message', 'owner', answer, answer.success ? 'shows a message of another account' : undefined);
}

/** The balance of the main wallet is the one after the latest movement of the account record. */
async function checkBalance(checking: CheckContext, sessions: readonly WireSession[]): Promise<void> {
  const { client, has, outcomes } = checking;
  if (!has('wallets.balance') || !has('wallets.transactions')) return;
  const call = callOf('wallets.transactions');
  for (const session of sessions) {
    const record = await client.send(call, exampleRequest(call, client), { session });
    const [latest] = ((record.value as Fields | undefined)?.['transactions'] ?? []) as Fields[];
    if (!latest) continue;
    const { main, number } = await readBalance(checking, session);
    const recorded = amountOf(latest['balance']);
    const fault = `the balance is ${amountText(main)}, and ${amountText(recorded)} after the latest movement`;
    outcomes.record('wallets.balance', 'owner', { number }, main === recorded ? undefined : fault);
  }
}
