import type { Fault, PassingRequest } from './fault';

/** Answers `member` with the data of `other`. */
const asOther = ({ headers, tokens: { member, other } }: PassingRequest) => {
  if (headers['authorization'] === member && other !== undefined) headers['authorization'] = other;
};

/** Answers `other` with the data of `member`. */
const asMember = ({ headers, tokens: { member, other } }: PassingRequest) => {
  if (headers['authorization'] === other && member !== undefined) headers['authorization'] = member;
};

/** Data of another account, and lists with other rows. */
export const dataFaults: readonly Fault[] = [
  // data of another account
  { name: 'the account of another', check: 'owner', call: 'member.info', request: asOther },
  {
    name: 'the account record of another',
    check: 'owner',
    call: 'wallets.transactions',
    with: ['wallets.balance'],
    request: asMember,
  },
  {
    name: 'the balance of another',
    check: 'owner',
    call: 'wallets.balance',
    with: ['wallets.transactions'],
    request: asOther,
  },
  { name: 'a message of another', check: 'owner', call: 'inbox.message', request: asMember },
  // lists
  {
    name: 'an extra row',
    check: 'list',
    call: 'wallets.transactions',
    answer: ({ body }) => {
      const rows = body.value?.transactions;
      if (rows?.length > 0) rows.push({ ...rows[0] });
    },
  },
  {
    name: 'a lost row',
    check: 'list',
    call: 'games.search',
    answer: ({ body }, { url }) => {
      if (url.includes('pageSize=3')) body.value?.games?.pop();
    },
  },
  {
    name: 'the earliest row first',
    check: 'list',
    call: 'wallets.transactions',
    answer: ({ body }) => body.value?.transactions?.reverse(),
  },
  {
    name: 'a wrong number of rows',
    check: 'list',
    call: 'inbox.list',
    answer: ({ body }) => {
      if (body.value) body.value.total += 2;
    },
  },
  {
    name: 'a withdrawal that is recorded twice',
    check: 'list',
    call: 'cashier.withdrawals',
    with: ['cashier.withdraw', 'cashier.payees'],
    answer: ({ body }) => {
      if (body.value?.length > 0) body.value = body.value.flatMap((row: object) => [row, row]);
    },
  },
  {
    name: 'an ETag that is ignored',
    check: 'repetition',
    call: 'games.index',
    request: (request) => void delete request.headers['if-none-match'],
  },
];
