import { ChatRoom } from '../../pages/chat-room';
import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { logged } from './answer-scenes';
import type { Stage } from './scene';

/** A call that fails without a message, and the page that makes it. */
export interface SilentFailure {
  name: string;
  endpoint: string;
  merchant: string;
  path: string;
  /** What makes the page call, when opening it does not. */
  act?(tab: PortalPage): Promise<void>;
}

const aurora = { merchant: 'aurora' };

export const silentFailures: readonly SilentFailure[] = [
  { name: 'the avatar', endpoint: 'member.icon', ...aurora, path: '/member' },
  { name: 'the wallet', endpoint: 'wallets.balance', ...aurora, path: '/member?page=transferFund' },
  { name: 'the rebate', endpoint: 'member.rebate', ...aurora, path: '/member' },
  { name: 'the permission to chat', endpoint: 'chat.permission', merchant: 'lotus', path: '/help' },
  {
    name: 'the address of the chat',
    endpoint: 'chat.url',
    ...aurora,
    path: '/help',
    act: (tab) => new ChatRoom(tab.page).press(),
  },
];

/** Lets the call fail in its page. @throws when a message is shown, or nothing is in the log */
export async function failSilently(stage: Stage, failure: SilentFailure): Promise<void> {
  const { merchant, endpoint, path, act } = failure;
  if (endpoint === 'chat.permission') {
    // only a merchant that requires the permission asks for it
    await stage.settings.apply({ ...(await stage.settings.of(merchant)), chatPermission: true });
  }
  const tab = await stage.open(merchant, '/notices', await stage.account(merchant, accounts.player));
  await stage.control.fault({ merchant, endpoint, status: 503 });
  const isLogged = logged(tab, endpoint);
  isLogged.catch(() => undefined);
  await tab.open(path);
  await tab.title.waitFor();
  await act?.(tab);
  await isLogged;
  if ((await tab.dialog.count()) > 0) throw new Error('A message is shown.');
}
