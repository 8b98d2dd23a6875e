import { authHost } from '../../testing/auth-host';
import EN from '../../locales/EN.json';
import { Slider } from './slider';
import { SliderWidget } from './slider-widget';

const result = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };

function widget() {
  const solved = jest.fn();
  return { widget: new SliderWidget(solved), solved };
}

describe('slider widget', () => {
  it('waits, then succeeds or fails [CAP-06]', () => {
    const [one, other] = [widget().widget, widget().widget];
    expect(one.status).toBe('waiting');
    one.succeed(result);
    other.fail('60204');
    expect([one.status, other.status]).toEqual(['success', 'error']);
  });

  it('keeps the result and reports it once [CAP-08]', () => {
    const { widget: one, solved } = widget();
    one.succeed(result);
    one.succeed({ ...result, lot_number: 'other' });
    expect(one.result).toEqual(result);
    expect(solved.mock.calls).toEqual([[result]]);
  });

  it('resets without the result when closed or failed [CAP-09]', () => {
    const { widget: one } = widget();
    one.succeed(result);
    one.reset();
    expect([one.status, one.result]).toEqual(['waiting', undefined]);
    one.succeed(result);
    one.fail('60204');
    expect([one.status, one.result, one.code]).toEqual(['error', undefined, '60204']);
  });

  it('restarts on the first retry and not on the second [CAP-07]', () => {
    const { widget: one } = widget();
    one.fail('60204');
    one.retry();
    expect([one.generation, one.status, one.code]).toEqual([1, 'waiting', undefined]);
    one.fail('60204');
    one.retry();
    expect([one.generation, one.status, one.code]).toEqual([1, 'error', '60204']);
  });

  it('does not restart while it waits or once it is solved', () => {
    const { widget: one } = widget();
    one.retry();
    one.succeed(result);
    one.retry();
    expect([one.generation, one.retried, one.status]).toEqual([0, false, 'success']);
  });
});

describe('slider request', () => {
  it('shows a notice when closed unsolved [CAP-13]', async () => {
    const host = authHost();
    const slider = new Slider(host);
    const solving = slider.solve();
    slider.request?.settle(undefined);
    expect(await solving).toBeUndefined();
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'verify_first' } }]);
    expect(slider.request).toBeUndefined();
  });

  it('closed without a notice when its form is left, so that the next one opens', async () => {
    const host = authHost();
    const slider = new Slider(host);
    void slider.solve();
    slider.reset();
    expect(slider.request).toBeUndefined();
    const solving = slider.solve();
    slider.request?.settle(result);
    expect(await solving).toEqual(result);
    expect(host.records.messages).toEqual([]);
  });

  it('refuses a second request while open and leaves the first one running [CAP-14]', async () => {
    const host = authHost();
    const slider = new Slider(host);
    const solving = slider.solve();
    expect(await slider.solve()).toBeUndefined();
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'verify geetest too fast' } }]);
    expect(EN['slider.tooFast']).toBe('verify geetest too fast');
    slider.request?.settle(result);
    expect(await solving).toEqual(result);
  });
});
