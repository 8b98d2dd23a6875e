import type { Fault } from './fault';

/** Answers of another form or shape. */
export const formFaults: readonly Fault[] = [
  // the form of an answer
  {
    name: 'HTML in place of JSON',
    check: 'answer',
    call: 'games.hot',
    answer: (answer) => void (answer.text = '<html>Busy</html>'),
  },
  {
    name: 'half a body',
    check: 'answer',
    call: 'games.vendors',
    answer: (answer) => void (answer.text = JSON.stringify(answer.body).slice(0, 90)),
  },
  { name: 'no answer', check: 'answer', call: 'favourites.list', answer: (answer) => void (answer.isCut = true) },
  {
    name: 'a success without the flag',
    check: 'answer',
    call: 'member.info',
    answer: ({ body }) => void delete body.success,
  },
  {
    name: 'the flag as text',
    check: 'answer',
    call: 'system.countries',
    answer: ({ body }) => void (body.success = 'true'),
  },
  {
    name: 'an error in a successful answer',
    check: 'answer',
    call: 'wallets.balance',
    answer: ({ body }) => void (body.value = { error: 'unavailable' }),
  },
  {
    name: 'a valid answer with status 503',
    check: 'answer',
    call: 'lottery.popular',
    answer: (answer) => void (answer.status = 503),
  },
  {
    name: 'a refusal without a key',
    check: 'refusal',
    call: 'rewards.redeemCode',
    answer: ({ body }) => void (body.code = body.success ? body.code : null),
  },
  // the shape of a value
  {
    name: 'a missing required field',
    check: 'answer',
    call: 'wallets.balance',
    answer: ({ body }) => void delete body.value?.currency,
  },
  {
    name: 'a missing field that the source names',
    check: 'answer',
    call: 'games.hot',
    answer: ({ body }) => body.value?.forEach?.((game: Record<string, unknown>) => delete game['displayName']),
  },
  {
    name: 'a missing field of an inner object',
    check: 'answer',
    call: 'lottery.issue',
    answer: ({ body }) => void delete body.value?.currentNumero?.remainTime,
  },
  {
    name: 'a number as text',
    check: 'answer',
    call: 'member.info',
    answer: ({ body }) => {
      if (body.value?.clubLabel) body.value.clubLabel.rankLevel = '2';
    },
  },
  {
    name: 'a text as number',
    check: 'answer',
    call: 'wallets.balance',
    answer: ({ body }) => {
      if (body.value) body.value.currency = 156;
    },
  },
  {
    name: 'an amount with a comma',
    check: 'answer',
    call: 'wallets.balance',
    answer: ({ body }) => {
      if (body.value) body.value.balance[0].availBalance = '8.888,00';
    },
  },
  {
    name: 'an object in place of a list',
    check: 'answer',
    call: 'system.countries',
    answer: ({ body }) => void (body.value = { countries: body.value }),
  },
  {
    name: 'an item that is null',
    check: 'answer',
    call: 'games.recommended',
    answer: ({ body }) => body.value?.push?.(null),
  },
  {
    name: 'a time in words',
    check: 'answer',
    call: 'inbox.list',
    answer: ({ body }) =>
      body.value?.messages?.forEach((one: Record<string, unknown>) => (one['sendTime'] = 'yesterday')),
  },
];
