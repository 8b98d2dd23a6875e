import { fails, fakeHost } from '@atrium/contract/testing';
import { captchaAddress } from './captcha-address';
import { CaptchaStore } from './captcha-store';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function needed() {
  const host = fakeHost();
  const captcha = new CaptchaStore(host.api, Date.now);
  captcha.renew();
  return { captcha, calls: () => host.records.calls.length };
}

describe('captcha picture', () => {
  it('that fails to load says so; a later one shows, without the typed characters', async () => {
    let failing = true;
    const host = fakeHost({
      answers: { 'captcha.image': () => (failing ? fails('server_error') : 'iVBORw0KGgoAAAANSUhEUg==') },
    });
    const captcha = new CaptchaStore(host.api, Date.now);
    expect([captcha.needed, captcha.text, captcha.picture, captcha.failed]).toEqual([false, '', undefined, false]);
    captcha.renew();
    await jest.advanceTimersByTimeAsync(1000);
    expect([captcha.needed, captcha.picture, captcha.failed]).toEqual([true, undefined, true]);
    failing = false;
    captcha.type('k7qp');
    captcha.refresh();
    expect([captcha.text, captcha.failed]).toEqual(['', false]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([captcha.picture, captcha.failed]).toEqual(['data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', false]);
  });

  it('is the last one asked for, where answers overtake each other', async () => {
    const answers: ((picture: string) => void)[] = [];
    const host = fakeHost({ answers: { 'captcha.image': () => new Promise((resolve) => answers.push(resolve)) } });
    const captcha = new CaptchaStore(host.api, Date.now);
    captcha.renew();
    await jest.advanceTimersByTimeAsync(1000);
    captcha.type('k7qp');
    captcha.renew();
    expect([captcha.text, captcha.picture]).toEqual(['', undefined]);
    await jest.advanceTimersByTimeAsync(0);
    answers[1]!('data:image/png;base64,bmV3');
    await jest.advanceTimersByTimeAsync(0);
    answers[0]!('data:image/png;base64,b2xk');
    await jest.advanceTimersByTimeAsync(0);
    expect(captcha.picture).toBe('data:image/png;base64,bmV3');
  });

  it('is requested once per second, however often it is refreshed [CAP-02]', async () => {
    const { captcha, calls } = needed();
    await jest.advanceTimersByTimeAsync(1000);
    for (let click = 0; click < 5; click += 1) captcha.refresh();
    await jest.advanceTimersByTimeAsync(999);
    captcha.refresh();
    expect(calls()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    captcha.refresh();
    expect(calls()).toBe(3);
  });

  it('is requested with the time and shown from a data address [CAP-01]', async () => {
    jest.setSystemTime(1767225600000);
    const host = fakeHost({ answers: { 'captcha.image': 'iVBORw0KGgoAAAANSUhEUg==' } });
    const captcha = new CaptchaStore(host.api, Date.now);
    captcha.renew();
    await jest.advanceTimersByTimeAsync(0);
    expect(host.records.calls).toEqual([{ endpoint: 'captcha.image', request: { t: 1767225600000 } }]);
    expect(captcha.picture).toBe('data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==');
  });

  it('is reloaded at the end of the second after a failure', async () => {
    const { captcha, calls } = needed();
    await jest.advanceTimersByTimeAsync(200);
    captcha.renew();
    expect([calls(), captcha.picture]).toEqual([1, undefined]);
    await jest.advanceTimersByTimeAsync(800);
    expect(calls()).toBe(2);
    expect(captcha.picture).toMatch(/^data:image/);
  });

  it('is not requested again while the host still answers from its pause, however long the call takes', async () => {
    const host = fakeHost();
    const sending = 7;
    let free = 0;
    const served: string[] = [];
    const call = () => {
      served.push(Date.now() >= free ? 'another' : 'the one before');
      jest.setSystemTime(Date.now() + sending);
      free = Date.now() + 1000;
      return Promise.resolve('iVBORw0KGgoAAAANSUhEUg==');
    };
    const captcha = new CaptchaStore({ ...host.api, call: call as never }, Date.now);
    captcha.renew();
    await jest.advanceTimersByTimeAsync(100);
    captcha.renew();
    await jest.advanceTimersByTimeAsync(2000);
    expect(served).toEqual(['another', 'another']);
  });

  it('is not requested after the form was unmounted', async () => {
    const { captcha, calls } = needed();
    captcha.renew();
    captcha.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(calls()).toBe(1);
  });

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['iVBORw0KGgoAAAANSUhEUg==', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='],
    ['  iVBORw0KGgoAAAAN\n', 'data:image/png;base64,iVBORw0KGgoAAAAN'],
    ['data:image/svg+xml;base64,PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['iVBORw0KGgoAAAA', undefined],
    ['iVBORw0KGgoAAAANSUhEUg==<script>', undefined],
    ['<script>iVBORw0KGgoAAAANSUhEUg==', undefined],
    ['iVBORw0KGgoAAAANSUhEUg===', undefined],
    ['data:image/png;base64,iVBORw0KGgo=")', undefined],
    ['url("data:image/png;base64,iVBORw0KGgo=', undefined],
    ['data:image/png;base64,', undefined],
    ['data:text/html;base64,PHNjcmlwdD4=', undefined],
    ['https://example.test/captcha.png', undefined],
  ])('reads %s as a picture', (answer, address) => {
    expect(captchaAddress(answer)).toBe(address);
  });
});
