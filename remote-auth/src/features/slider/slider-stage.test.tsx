import { reactView } from '@atrium/contract/react';
import { fails, mountView, type FakeAnswer, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { FakeChannel } from '../../testing/fake-channel';

import { Slider } from './slider';
import { SliderStage } from './slider-stage';
import { useSlider } from './use-slider';

beforeAll(() => {
  installDialogs();
  FakeChannel.install();
});

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  FakeChannel.last = undefined;
});

const solved = jest.fn();
beforeEach(() => void solved.mockReset());

const Form = () => {
  const slider = useSlider();
  return (
    <>
      <button onClick={() => void slider.solve().then(solved)}>ask</button>
      <SliderStage slider={slider} />
    </>
  );
};

async function asked(setup: FakeAnswer, embedOrigin: string | undefined = 'http://demo--{part}.embed.localhost') {
  const value = (name: string) => (name === 'embedOrigin' ? embedOrigin : undefined);
  const host = authHost({ answers: { 'captcha.slider': setup }, settings: { value } });
  mounted = await mountView(reactView(Form), host);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ask' }));
  return { host, user };
}

const button = (name: string) => screen.findByRole('button', { name });

describe("a form's slider", () => {
  it("runs in the provider's frame with minimal permissions", async () => {
    await asked({ gt: 'id', challenge: 'c' });
    const frame = await screen.findByTitle<HTMLIFrameElement>(EN['slider.title']);
    expect([frame.src, frame.getAttribute('sandbox')]).toEqual([
      'http://demo--captcha.embed.localhost/captcha',
      'allow-scripts allow-same-origin allow-forms',
    ]);
  });

  it('shows a failure with its code and allows one retry [CAP-23] [CAP-07]', async () => {
    const { host, user } = await asked(fails('captcha_down'));
    const failure = await screen.findByRole('alert');
    await waitFor(() => expect(failure.textContent).toBe(`${EN['slider.networkError']}Code network`));

    await user.click(await button(EN['slider.retry']));
    await waitFor(() => expect(failure.textContent).toBe(`${EN['slider.networkError']}Code network`));
    expect(host.records.calls).toHaveLength(2);
    expect(screen.queryByRole('button', { name: EN['slider.retry'] })).toBeNull();
    expect(host.records.messages).toEqual([]);
    const [, closing] = screen.getAllByRole('button', { name: EN['slider.close'] });
    await user.click(closing!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.messages).toMatchObject([{ message: { text: 'verify_first' } }]);
    expect(host.records.calls).toHaveLength(2);
  });

  it('ignores a frame address from the back end', async () => {
    await asked({ gt: 'id', challenge: 'c', frame: 'https://elsewhere.example/captcha' });
    const frame = await screen.findByTitle<HTMLIFrameElement>(EN['slider.title']);
    expect(frame.src).toBe('http://demo--captcha.embed.localhost/captcha');
  });

  it.each([
    ['the portal has no origin for it', {}, '', '60001'],
    ['the back end cannot reach the provider', { success: 0 }, undefined, EN['slider.networkError']],
  ])('fails if %s', async (_case, more, embedOrigin, said) => {
    await asked({ gt: 'id', challenge: 'c', ...more }, embedOrigin);
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('does not report an unfinished verification if its code failed to load', async () => {
    const host = authHost();
    const slider = new Slider(host);
    const solving = slider.solve();
    slider.request?.settle(undefined, 'part.missing');
    expect(await solving).toBeUndefined();
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: EN['part.missing'] } }]);
  });

  const inFrame = async (): Promise<(message: object) => void> => {
    await waitFor(() => expect(FakeChannel.last).toBeDefined());
    return (message) => FakeChannel.last!.say(message);
  };

  it("tells the frame the merchant's identifier, the challenge and the language", async () => {
    await asked({ gt: 'id', challenge: 'c' });
    const frame = await screen.findByTitle<HTMLIFrameElement>(EN['slider.title']);
    await inFrame();
    const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    fireEvent.load(frame);
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      {
        type: 'atrium.slider',
        version: 'v4',
        captchaId: 'id',
        challenge: 'c',
        clientType: 'web',
        language: 'eng',
        lang: 'en',
        look: {},
      },
      'http://demo--captcha.embed.localhost',
    ]);
  });

  it('is as high as the frame says, and loading until then', async () => {
    await asked({ gt: 'id', challenge: 'c' });
    const say = await inFrame();
    expect(screen.getByText(EN['slider.loading'])).toBeTruthy();
    const frame = screen.getByTitle(EN['slider.title']);
    expect(frame.parentElement?.getAttribute('aria-busy')).toBe('true');
    say({ type: 'size', height: 320 });
    await waitFor(() => expect(frame.style.blockSize).toBe('320px'));
    expect([screen.queryByText(EN['slider.loading']), frame.parentElement?.getAttribute('aria-busy')]).toEqual([
      null,
      'false',
    ]);
  });

  it('hands the result of the frame to the form, and closes', async () => {
    const { host } = await asked({ gt: 'id', challenge: 'c' });
    const result = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
    (await inFrame())({ type: 'success', result });
    await waitFor(() => expect(solved.mock.calls).toEqual([[result]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.messages).toEqual([]);
  });

  it('closes when the frame asks for it, with the notice of an unfinished verification', async () => {
    const { host } = await asked({ gt: 'id', challenge: 'c' });
    (await inFrame())({ type: 'closed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'verify_first' } }]);
    expect(solved.mock.calls).toEqual([[undefined]]);
  });

  it("shows a failure of the frame with the provider's code", async () => {
    await asked({ gt: 'id', challenge: 'c' });
    (await inFrame())({ type: 'error', code: '60102' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${EN['slider.failed']}Code 60102`));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports the missing verification when closed [CAP-13]', async () => {
    const { host, user } = await asked({ gt: 'id', challenge: 'c' });
    await user.click(await button(EN['slider.close']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'verify_first' } }]);
  });
});
