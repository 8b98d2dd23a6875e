import { reactView } from '@atrium/contract/react';
import { fails, mountView, type FakeAnswer, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { Slider } from './slider';
import { SliderStage } from './slider-stage';
import { useSlider } from './use-slider';

beforeAll(installDialogs);

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const Form = () => {
  const slider = useSlider();
  return (
    <>
      <button onClick={() => void slider.solve()}>ask</button>
      <SliderStage slider={slider} />
    </>
  );
};

async function asked(setup: FakeAnswer) {
  const host = authHost({ answers: { 'captcha.slider': setup } });
  mounted = await mountView(reactView(Form), host);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ask' }));
  return { host, user };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the slider of a form', () => {
  it("runs in its provider's frame, which may do nothing but run its scripts", async () => {
    await asked({ gt: 'id', challenge: 'c', frame: 'http://demo.embed.localhost/captcha' });
    const frame = await screen.findByTitle<HTMLIFrameElement>(EN['slider.title']);
    expect([frame.src, frame.getAttribute('sandbox')]).toEqual([
      'http://demo.embed.localhost/captcha',
      'allow-scripts allow-same-origin allow-forms',
    ]);
  });

  it('says a failure with its code, and may be tried again once [CAP-23] [CAP-07]', async () => {
    const { host, user } = await asked(fails('captcha_down'));
    const failure = await screen.findByRole('alert');
    await waitFor(() => expect(failure.textContent).toBe(`${EN['slider.networkError']}Code network`));

    await user.click(await button(EN['slider.retry']));
    await waitFor(() => expect(host.records.calls).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: EN['slider.retry'] })).toBeNull());
    expect(host.records.messages).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://', `${location.origin}/login`, undefined])(
    'shows no frame at %s',
    async (frame) => {
      await asked({ gt: 'id', challenge: 'c', frame });
      expect((await screen.findByRole('alert')).textContent).toContain('60001');
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('is not called unfinished where its code could not be fetched', async () => {
    const host = authHost();
    const slider = new Slider(host);
    const solving = slider.solve();
    slider.request?.settle(undefined, 'later.missing');
    expect(await solving).toBeUndefined();
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: EN['later.missing'] } }]);
  });

  it('is closed by the person, who is told what is missing [CAP-13]', async () => {
    const { host, user } = await asked({ gt: 'id', challenge: 'c', frame: 'http://demo.embed.localhost/captcha' });
    await user.click(await button(EN['slider.close']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'verify_first' } }]);
  });
});
