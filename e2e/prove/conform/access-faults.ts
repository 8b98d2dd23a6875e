import type { Fault, PassingAnswer } from './fault';
import { success } from './success';

/** Requests that must be refused, and are answered or refused in another way. */
export const accessFaults: readonly Fault[] = [
  // who may ask
  {
    name: 'a wrong key without a session',
    check: 'session',
    call: 'member.icon',
    answer: (answer) => void (answer.body.code = answer.body.success ? undefined : 'login_required'),
  },
  {
    name: 'status 200 without a session',
    check: 'session',
    call: 'member.security',
    answer: (answer) => void (answer.status = 200),
  },
  {
    name: 'an answer without a session',
    check: 'session',
    call: 'inbox.list',
    request: (request) => void (request.headers['authorization'] ??= request.tokens.member ?? ''),
  },
  {
    name: 'an answer to a made-up token',
    check: 'session',
    call: 'member.rank',
    request: (request) => {
      if (request.headers['authorization'] !== undefined)
        request.headers['authorization'] = request.tokens.member ?? '';
    },
  },
  {
    name: 'an answer to an unknown merchant',
    check: 'merchant',
    call: 'system.templates',
    request: (request) => void (request.headers['merchant'] = 'aurora'),
  },
  {
    name: 'a session that lives on after signing out',
    check: 'sign-out',
    call: 'session.logout',
    with: ['member.info'],
    instead: () => success(null),
  },
  // refusals
  {
    name: 'a wrong key of a refusal',
    check: 'refusal',
    call: 'cashier.removePayee',
    answer: ({ body }) => void (body.code = body.code === 'payee_unknown' ? 'payee_missing' : body.code),
  },
  {
    name: 'a wrong password that names the account',
    check: 'refusal',
    call: 'session.login',
    answer: ({ body }) => void (body.code = body.code === 'login_failed' ? 'password_incorrect' : body.code),
  },
  {
    name: 'a refusal that ends the session',
    check: 'refusal',
    call: 'rewards.redeemCode',
    answer: (answer) => {
      if (answer.body.code === 'promo_code_unknown') Object.assign(answer, { status: 401 });
    },
  },
  {
    name: 'a wrong type that is accepted',
    check: 'types',
    call: 'games.search',
    request: (request) => void (request.url = request.url.replaceAll('wrong+value', '1')),
  },
  {
    name: 'a wrong type that is an error of the server',
    check: 'types',
    call: 'wallets.bets',
    answer: (answer) => void (answer.status = answer.body.code === 'request_invalid' ? 500 : answer.status),
  },
  {
    name: 'a refused pace',
    check: 'pace',
    call: 'captcha.image',
    answer: (() => {
      let count = 0;
      return (answer: PassingAnswer) => {
        count += 1;
        if (count % 3 === 0)
          Object.assign(answer, { status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } });
      };
    })(),
  },
];
