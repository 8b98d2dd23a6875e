import { reactView } from '@atrium/contract/react';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { useSlider } from '../slider/use-slider';
import { SmsCodeButton } from './sms-code-button';
import { useSmsCode } from './use-sms-code';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const Form = () => {
  const code = useSmsCode('noLogin', useSlider());
  return <SmsCodeButton code={code} onPress={() => code.request({ number: '13800138000' })} />;
};

it('is enabled, then loading, then disabled while it counts down, and announces its state [SMS-05]', async () => {
  let answer = (_value: unknown) => {};
  const host = authHost({
    answers: { 'verification.smsNoLogin': () => new Promise((resolve) => (answer = resolve)) },
  });
  mounted = await mountView(reactView(Form), host);
  const button = await screen.findByRole('button', { name: EN['smsCode.send'] });
  const user = userEvent.setup();

  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');

  answer({ expiredMinutes: 2 });
  await waitFor(() => expect(button.textContent).toBe('Resend in 120 s'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe(EN['smsCode.sent']);
  await user.click(button);
  expect(host.records.calls).toHaveLength(1);
});
