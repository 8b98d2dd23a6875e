import type { Fact } from '@atrium/contract';
import { fails, type FakeAnswer, type FakeHostOptions } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import { SignInChallenge } from './sign-in-challenge';

const asked = { username: 'mei88', password: 'Atrium88', type: 'username' } as const;
const solved = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const picture = 'data:image/svg+xml;base64,PHN2Zy8+';
const sliderOn: Fact[] = ['switch:GEETEST3', 'switch:GEETESTTEST3'];

function challenged(options: FakeHostOptions) {
  const host = authHost({ placement: 'page', ...options });
  const challenge = new SignInChallenge(host, Date.now);
  return {
    challenge,
    attempts: () =>
      host.records.calls.filter(({ endpoint }) => endpoint === 'session.login').map((call) => call.request),
    messages: host.records.messages,
  };
}

describe('with the slider switches on', () => {
  it('each attempt uses its own slider result, and no captcha even if an answer asks for one [LOG-14]', async () => {
    const { challenge, attempts } = challenged({
      facts: sliderOn,
      answers: { 'session.login': fails('login_failed', 'No.', { captcha: true }) },
    });
    for (const result of [solved, { ...solved, pass_token: 'q' }]) {
      const attempt = challenge.ask(asked);
      challenge.slider.request?.settle(result);
      const refusal = await attempt;
      if (refusal.kind === 'refused') challenge.refused(refusal);
    }
    expect(attempts()).toEqual([
      { ...asked, ...solved },
      { ...asked, ...solved, pass_token: 'q' },
    ]);
    expect(challenge.captcha.needed).toBe(false);
  });

  it('closing the slider sends nothing and shows one notice', async () => {
    const { challenge, attempts, messages } = challenged({ facts: sliderOn });
    const attempt = challenge.ask(asked);
    challenge.slider.request?.settle(undefined);
    expect(await attempt).toEqual({ kind: 'refused', captcha: false, reported: true });
    expect(attempts()).toEqual([]);
    expect(messages.map(({ message }) => message.text)).toEqual(['verify_first']);
  });
});

describe('with the captcha in a popup', () => {
  const inPopup = (answer: FakeAnswer) =>
    challenged({
      settings: { value: (name) => (name === 'captchaPopup' ? '1' : undefined) },
      answers: { 'session.login': answer, 'captcha.image': picture },
    });

  it('does not cover an open message; the popup opens with the next attempt', async () => {
    const { challenge } = inPopup(fails('E1234', 'Another time.', { captcha: true }));
    const refusal = await challenge.ask(asked);
    if (refusal.kind === 'refused') challenge.refused({ ...refusal, reported: true });
    expect([challenge.popupOpen, challenge.unanswered]).toEqual([false, true]);
    challenge.openPopup();
    expect(challenge.popupOpen).toBe(true);
    challenge.refused({ kind: 'refused', captcha: true, reported: true });
    expect(challenge.popupOpen).toBe(true);
    challenge.stop();
  });

  it('shows in the popup that too many attempts require a pause', async () => {
    const { challenge, messages } = inPopup(fails('login_try_later', 'In a minute.', { captcha: true }));
    const refusal = await challenge.ask(asked);
    expect(refusal).toMatchObject({ reported: false, reason: 'In a minute.' });
    if (refusal.kind === 'refused') challenge.refused(refusal);
    expect([challenge.popupOpen, messages]).toEqual([true, []]);
    challenge.stop();
  });
});

it('without the slider switches, requires nothing at first and a captcha once an answer asks for one [LOG-14]', async () => {
  const { challenge, attempts } = challenged({
    facts: ['switch:GEETEST3'],
    answers: { 'session.login': fails('login_failed', 'No.', { captcha: true }), 'captcha.image': picture },
  });
  const refusal = await challenge.ask(asked);
  if (refusal.kind === 'refused') challenge.refused(refusal);
  expect([challenge.slider.request, challenge.captcha.needed]).toEqual([undefined, true]);
  challenge.captcha.type(' k7Qp ');
  await challenge.ask(asked);
  expect(attempts()).toEqual([asked, { ...asked, captcha: 'k7Qp' }]);
  challenge.stop();
});
