import type { PortalPage } from '../../pages/portal-page';
import { RightBar } from '../../pages/right-bar';
import { accounts } from '../../support/accounts';
import { logged } from './answer-scenes';
import type { Stage } from './scene';
import { shownMessages } from './watch-messages';

/** A call that fails without a message, and the page that makes it. */
export interface SilentFailure {
  name: string;
  endpoint: string;
  merchant: string;
  path: string;
  /** What the log has of it; by default its endpoint. */
  logs?: string;
  /** What makes the page call, when opening it does not. */
  act?(tab: PortalPage): Promise<void>;
}

const aurora = { merchant: 'aurora' };

/** The five that the source text names. */
export const silentFailures: readonly SilentFailure[] = [
  { name: 'the avatar', endpoint: 'member.icon', ...aurora, path: '/member' },
  { name: 'the wallet', endpoint: 'wallets.balance', ...aurora, path: '/member?page=transferFund' },
  { name: 'the rebate', endpoint: 'member.rebate', ...aurora, path: '/member' },
  { name: 'the permission to chat', endpoint: 'chat.permission', merchant: 'lotus', path: '/help' },
  {
    name: 'the token of the chat',
    endpoint: 'desk.token',
    merchant: 'lotus',
    path: '/help',
    logs: 'no token from the provider',
    async act({ page, say }) {
      const opening = page.waitForEvent('popup');
      await new RightBar(page, say).contact('Live chat').click();
      const window = await opening;
      if (!window.isClosed()) await window.waitForEvent('close');
    },
  },
];

/** Lets the call fail in its page. @throws when a message is shown, or nothing is in the log */
export async function failSilently(stage: Stage, failure: SilentFailure): Promise<void> {
  const { merchant, endpoint, path, act, logs = `"${endpoint}"` } = failure;
  if (endpoint === 'chat.permission') {
    // only a merchant that requires the permission asks for it
    await stage.settings.apply({ ...(await stage.settings.of(merchant)), chatPermission: true });
  }
  const tab = await stage.open(merchant, '/notices', await stage.account(merchant, accounts.player));
  await stage.control.fault({ merchant, endpoint, status: 503 });
  const isLogged = logged(tab, logs);
  isLogged.catch(() => undefined);
  await tab.open(path);
  await tab.title.waitFor();
  await act?.(tab);
  await isLogged;
  // a slow search for the entry may say that it goes on
  const searching = tab.say('member', 'support.opening');
  const shown = (await shownMessages(tab.page)).filter((text) => !text.includes(searching));
  if (shown.length > 0) throw new Error(`A message is shown: ${shown.join(', ')}`);
}
