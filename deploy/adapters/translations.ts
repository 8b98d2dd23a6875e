export type Fields = Record<string, unknown>;

/** How one call of the portal is made at the other back end. */
export interface Translation {
  /** Method and path of the portal's call. */
  call: string;
  /** Whether the portal encrypts its body. */
  isSealed?: boolean;
  to(fields: Fields): { method: string; path: string; body?: object };
  /** The `value` that the portal reads, from the other back end's `data`. */
  from(data: never): unknown;
}

/** Money of the other back end. */
interface Money {
  cents: number;
  unit: string;
}

/** `12345` cents are `"123.45"`. */
const toDecimal = ({ cents }: Money) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** `"123.45"` is `12345` cents; anything else is NaN, which the other back end refuses. */
const toCents = (decimal: unknown) =>
  typeof decimal === 'string' && /^\d{1,11}(\.\d{1,2})?$/.test(decimal) ? Math.round(Number(decimal) * 100) : NaN;

const query = (path: string, fields: Fields) => `${path}?${new URLSearchParams(fields as Record<string, string>)}`;

const kinds: Readonly<Record<string, string>> = { credit: 'grant', payout: 'withdrawal' };

const game = (one: { ref: string; studio: string; label: string; kind: string; picture: string }) => ({
  nodeId: one.ref,
  gameId: one.ref,
  vassalage: one.studio,
  nodeName: one.label,
  gameName: one.label,
  displayName: one.label,
  showIcon: one.picture,
  gameType: one.kind,
  supportPlay: 0,
});

/** Every call that the other back end can serve. Another call is answered with status 404: it is not offered. */
export const translations: readonly Translation[] = [
  {
    call: 'POST /wps/session/login',
    isSealed: true,
    to: ({ username, password }) => ({
      method: 'POST',
      path: '/v3/sign-in',
      body: { name: username, secret: password },
    }),
    from: (data: { session: string }) => ({
      ...{ token: data.session, firstTimeLogin: false, passwordExpired: false, captcha: false, isAgent: 0 },
    }),
  },
  { call: 'DELETE /wps/session/logout', to: () => ({ method: 'POST', path: '/v3/sign-out' }), from: () => null },
  {
    call: 'GET /wps/member/info',
    to: () => ({ method: 'GET', path: '/v3/me' }),
    from: (data: { number: number; name: string; shownAs: string; seen: string }) => ({
      ...{ id: String(data.number), account: data.name, nickname: data.shownAs, lastLogin: Date.parse(data.seen) },
      ...{ type: 0, toUpline: 0, clubLabel: { labelName: '', color: '', type: '', rankLevel: 0 }, memberLabel: [] },
    }),
  },
  {
    call: 'GET /wps/v2/wallets/balance',
    to: ({ typeId }) => ({ method: 'GET', path: query('/v3/me/purse', { type: typeId }) }),
    from: (data: { total: Money; purses: { name: string; holds: Money }[] }) => ({
      sumBalance: toDecimal(data.total),
      currencySymbol: '€',
      currency: data.total.unit,
      balance: data.purses.map(({ name, holds }) => ({ id: name, name, availBalance: toDecimal(holds) })),
    }),
  },
  {
    call: 'GET /wps/relay/MCSFE_getTransactionHistory',
    to: ({ startTime, endTime, pageNo, pageSize, type }) => ({
      method: 'GET',
      path: query('/v3/me/movements', {
        since: startTime,
        until: endTime,
        page: pageNo,
        rows: pageSize,
        kind: type ?? '',
      }),
    }),
    from: (data: { pages: number; rows: { ref: string; why: string; by: Money; left: Money; at: string }[] }) => ({
      currency: 'EUR',
      transactions: data.rows.map(({ ref, why, by, left, at }) => ({
        ...{ id: ref, type: kinds[why] ?? why, amount: toDecimal(by), balance: toDecimal(left) },
        ...{ time: Date.parse(at), reference: '' },
      })),
      totalPages: data.pages,
    }),
  },
  {
    call: 'GET /wps/cashier/payees',
    to: () => ({ method: 'GET', path: '/v3/me/banks' }),
    from: (data: { ref: string; owner: string; bank: string; tail: string }[]) =>
      data.map(({ ref, owner, bank, tail }) => ({ id: ref, holder: owner, bank, number: `…${tail}` })),
  },
  {
    call: 'POST /wps/cashier/payees',
    isSealed: true,
    to: ({ holder, bank, number, password }) => ({
      method: 'POST',
      path: '/v3/me/banks',
      body: { owner: holder, bank, account: number, secret: password },
    }),
    from: () => null,
  },
  {
    call: 'POST /wps/cashier/withdraw',
    isSealed: true,
    to: ({ payeeId, amount, password }) => ({
      method: 'POST',
      path: '/v3/me/payouts',
      body: { bank: payeeId, cents: toCents(amount), secret: password },
    }),
    from: () => null,
  },
  {
    call: 'GET /wps/cashier/withdrawals',
    to: () => ({ method: 'GET', path: '/v3/me/payouts' }),
    from: (data: { ref: string; by: Money; bank: string; at: string }[]) =>
      data.map(({ ref, by, bank, at }) => ({
        ...{ id: ref, amount: toDecimal(by), currency: by.unit, status: 'pending', payee: bank, time: Date.parse(at) },
      })),
  },
  {
    call: 'GET /wps/relay/MCSFE_hotGames',
    to: () => ({ method: 'GET', path: '/v3/games?rows=9&page=1' }),
    from: (data: { rows: Parameters<typeof game>[0][] }) => data.rows.map(game),
  },
  {
    call: 'GET /wps/relay/MCSFE_userGame',
    to: ({ pageNo, pageSize, gameName = '' }) => ({
      method: 'GET',
      path: query('/v3/games', { page: pageNo, rows: pageSize, like: gameName }),
    }),
    from: (data: { count: number; page: number; pages: number; size: number; rows: Parameters<typeof game>[0][] }) => ({
      ...{ games: data.rows.map(game), pageNum: data.page, pageSize: data.size },
      ...{ totalPages: data.pages, total: data.count },
    }),
  },
  {
    call: 'GET /wps/system/status',
    to: () => ({ method: 'GET', path: '/v3/health' }),
    from: (data: { open: boolean }) => ({ maintenance: !data.open, regionRestriction: false }),
  },
];

/** Keys and statuses of the portal by the other back end's reasons. */
export const refusals: Readonly<Record<string, { key: string; status: number }>> = {
  'no-session': { key: 'CUSTOMER_NOT_LOGIN', status: 401 },
  'bad-name-or-secret': { key: 'login_failed', status: 200 },
  'bad-field': { key: 'request_invalid', status: 400 },
  'bad-secret': { key: 'password_incorrect', status: 200 },
  'bank-unknown': { key: 'payee_unknown', status: 200 },
  'not-enough': { key: 'money_not_enough', status: 200 },
  'once-used': { key: 'request_key_reused', status: 422 },
  'once-missing': { key: 'request_invalid', status: 400 },
};
