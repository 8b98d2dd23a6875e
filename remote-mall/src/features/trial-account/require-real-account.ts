import type { Host } from '@atrium/contract';

/**
 * Whether the person may redeem and convert. A trial account is offered an account of its own, or demo games; a visitor
 * is asked to sign in by the place that opens next.
 */
export async function requireRealAccount(host: Host): Promise<boolean> {
  if (!host.can('account.trial')) return true;
  const { commands, language, messages, navigation } = host;
  const chosen = await messages.choose({
    text: language.text('in_need_true_account'),
    actions: [
      { label: language.text('trial.demo'), to: { place: 'lobby.home@1' } },
      ...(commands.has('session.sign-out@1') ? [{ label: language.text('trial.register'), value: 'register' }] : []),
    ],
  });
  if (chosen !== 'register') return false;
  // the registration is for visitors; the host reports failures
  await commands.run('session.sign-out@1', {}).catch(() => undefined);
  if (host.session.state.get().status !== 'signed-in') await navigation.open('auth.register@1');
  return false;
}
