import { supportWindow } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { openBeside } from '@atrium/ui';
import { findSupport, type Support } from './find-support';
import { handOver, type HandOver } from './hand-over';
import { reportFailedSupport } from './report-failed-support';
import type { SupportPosition } from './support-position';
import type { SupportTarget } from './support-target';

const windowName = 'customer-service';

/** How long the entry may be looked for before a message says so. Milliseconds. */
const patience = 600;

/** The entry that is being looked for: further clicks wait for it instead of opening another window. */
let opening: Promise<void> | undefined;

/** Opens customer service for this person, once at a time: in a window, a tab, or a frame above the page. */
export function openSupportAt(host: Host, position: SupportPosition): Promise<void> {
  opening ??= open(host, position).finally(() => (opening = undefined));
  return opening;
}

async function open(host: Host, position: SupportPosition): Promise<void> {
  const { messages, language, navigation } = host;
  const slow = setTimeout(() => messages.toast({ kind: 'info', text: language.text('support.opening') }), patience);
  const support = await findSupport(host, position).finally(() => clearTimeout(slow));
  if (support === undefined) return messages.notice(language.text('support.none'));
  if (support.target === 'page' && support.frame !== undefined)
    return void navigation.open('member.support@1', { position });
  if (!openWindow(host, support)) await messages.warning(language.text('support.blocked'));
}

/** Opens a window or a tab. Returns whether the browser allowed it. */
function openWindow(host: Host, support: Support): boolean {
  const { target, address } = support;
  if (support.handOver) return openDesk(host, support.handOver, target);
  return target === 'tab' ? openTab(address) : openBeside(address, { name: windowName, ...supportWindow });
}

/** Opens the support page, which asks this page for its entry and ends the access to the portal before it leaves. */
function openDesk(host: Host, handed: HandOver, target: SupportTarget): boolean {
  const { width, height } = supportWindow;
  const opened =
    target === 'tab'
      ? window.open(handed.page, '_blank')
      : window.open(handed.page, windowName, `popup,width=${width},height=${height}`);
  if (!opened) return false;
  handOver(opened, handed, () => reportFailedSupport(host));
  opened.focus();
  return true;
}

/** Opens an address in a new tab, without access to the portal. Returns whether the browser allowed it. */
function openTab(address: string): boolean {
  const opened = window.open('about:blank', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
