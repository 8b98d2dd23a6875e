import { createServer, type IncomingMessage, type Server } from 'node:http';

interface Movement {
  ref: string;
  why: string;
  cents: number;
  left: number;
  at: number;
}

interface Account {
  number: number;
  name: string;
  secret: string;
  cents: number;
  movements: Movement[];
  banks: { ref: string; owner: string; bank: string; tail: string }[];
  payouts: { ref: string; cents: number; bank: string; at: number }[];
  /** Requests that were carried out, by their key. */
  once: Map<string, string>;
}

class Reason extends Error {}

/** A back end that is not Atrium's: paths, envelope, fields and money are its own. */
export function otherBackEnd(accounts: { name: string; secret: string; cents: number }[], now: () => number): Server {
  let numbers = 100;
  const next = () => String((numbers += 1));
  const known: Account[] = accounts.map((one) => ({
    ...{ ...one, number: Number(next()), banks: [], payouts: [], once: new Map() },
    movements: [{ ref: next(), why: 'credit', cents: one.cents, left: one.cents, at: now() }],
  }));
  const sessions = new Map<string, Account>();
  const games = Array.from({ length: 11 }, (_, index) => ({
    ...{
      ref: `g${index + 1}`,
      studio: 'MAPLE',
      label: `Maple ${index + 1}`,
      kind: 'RNG',
      picture: `/g${index + 1}.png`,
    },
  }));
  const money = (cents: number) => ({ cents, unit: 'EUR' });
  const iso = (time: number) => new Date(time).toISOString();

  return createServer((request, response) => {
    answer(request)
      .then((data) => ({ ok: true, data }))
      .catch((error: unknown) => ({ ok: false, error: { reason: error instanceof Reason ? error.message : 'broken' } }))
      .then(
        (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        () => undefined,
      );
  });

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://other');
    const body = await bodyOf(request);
    switch (`${request.method} ${pathname}`) {
      case 'GET /v3/health':
        return { open: true };
      case 'GET /v3/games':
        return gamePage(searchParams);
      case 'POST /v3/sign-in':
        return signIn(text(body['name']), text(body['secret']));
    }
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const account = sessions.get(token);
    if (!account) throw new Reason('no-session');
    switch (`${request.method} ${pathname}`) {
      case 'POST /v3/sign-out':
        return void sessions.delete(token);
      case 'GET /v3/me':
        return { number: account.number, name: account.name, shownAs: account.name, seen: iso(now()) };
      case 'GET /v3/me/purse':
        whole(searchParams.get('type'));
        return { total: money(account.cents), purses: [{ name: 'main', holds: money(account.cents) }] };
      case 'GET /v3/me/movements':
        return movementPage(account, searchParams);
      case 'GET /v3/me/banks':
        return account.banks;
      case 'POST /v3/me/banks':
        return addBank(account, body);
      case 'GET /v3/me/payouts':
        return [...account.payouts]
          .reverse()
          .map(({ cents, at, ...rest }) => ({ ...rest, by: money(cents), at: iso(at) }));
      case 'POST /v3/me/payouts':
        return payOut(account, body, String(request.headers['x-once'] ?? ''));
      default:
        throw new Reason('no-such-path');
    }
  }

  function signIn(name: string, secret: string): object {
    const account = known.find((one) => one.name === name && one.secret === secret);
    if (!account) throw new Reason('bad-name-or-secret');
    const session = crypto.randomUUID();
    sessions.set(session, account);
    return { session };
  }

  function gamePage(search: URLSearchParams): object {
    const [page, rows] = [whole(search.get('page')), whole(search.get('rows'))];
    const found = games.filter(({ label }) => label.includes(search.get('like') ?? ''));
    const pages = Math.ceil(found.length / rows);
    return { ...{ count: found.length, page, pages, size: rows }, rows: found.slice((page - 1) * rows, page * rows) };
  }

  function movementPage({ movements }: Account, search: URLSearchParams): object {
    const [page, rows] = [whole(search.get('page')), whole(search.get('rows'))];
    const [since, until] = [whole(search.get('since')), whole(search.get('until'))];
    const kind = search.get('kind') ?? '';
    const found = movements
      .filter(({ at, why }) => at >= since && at < until && (kind === '' || why === kind))
      .reverse();
    return {
      pages: Math.max(1, Math.ceil(found.length / rows)),
      rows: found.slice((page - 1) * rows, page * rows).map(({ ref, why, cents, left, at }) => ({
        ...{ ref, why, by: money(cents), left: money(left), at: iso(at) },
      })),
    };
  }

  function addBank(account: Account, body: Record<string, unknown>): null {
    const [owner, bank, number] = [text(body['owner']), text(body['bank']), text(body['account'])];
    if (text(body['secret']) !== account.secret) throw new Reason('bad-secret');
    account.banks.push({ ref: next(), owner, bank, tail: number.slice(-4) });
    return null;
  }

  function payOut(account: Account, body: Record<string, unknown>, key: string): null {
    const { bank, cents } = body;
    if (typeof cents !== 'number' || !(cents > 0)) throw new Reason('bad-field');
    if (text(body['secret']) !== account.secret) throw new Reason('bad-secret');
    const stored = account.banks.find(({ ref }) => ref === text(bank));
    if (!stored) throw new Reason('bank-unknown');
    if (key === '') throw new Reason('once-missing');
    const request = JSON.stringify([bank, cents]);
    const before = account.once.get(key);
    if (before === request) return null;
    if (before !== undefined) throw new Reason('once-used');
    if (account.cents < cents) throw new Reason('not-enough');
    account.cents -= cents;
    account.once.set(key, request);
    account.movements.push({ ref: next(), why: 'payout', cents: -cents, left: account.cents, at: now() });
    account.payouts.push({ ref: next(), cents, bank: `${stored.bank} …${stored.tail}`, at: now() });
    return null;
  }
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Reason('bad-field');
  return value;
}

function whole(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) throw new Reason('bad-field');
  return Number(value);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}
