/**
 * The page of customer service on its embed origin. It gets the address of the entry, and for a provider that verifies
 * its customers `userId`, `userName` and `verifyToken`: in a frame by its fragment, as only portals may frame it; in a
 * window from the portal that opened it.
 */
import { injectOnce } from './inject-once.js';
import { receiveEntry } from './receive-entry.js';
import { requestToken } from './request-token.js';

const { scripts = '[]', portals = '[]' } = document.documentElement.dataset;
const fragment = new URLSearchParams(window.location.hash.slice(1));
const framed = window.parent !== window;
// kept for the report of a failure: the property is cleared before the window leaves
const { opener } = window;
// no other page of the origin, and no report, contains the fragment
history.replaceState(null, '', window.location.pathname + window.location.search);

await (framed ? showInside() : leaveFor()).catch(giveUp);

/** In the portal's frame: runs the merchant's scripts and frames the entry. The policy allows only portals around it. */
async function showInside() {
  injectOnce(document, JSON.parse(scripts));
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.referrerPolicy = 'no-referrer';
  frame.src = await addressOf(fragment);
  document.body.append(frame);
}

/** In a window of its own: goes to the provider that the portal names. */
async function leaveFor() {
  window.location.replace(await addressOf(await receiveEntry(window, JSON.parse(portals))));
}

/** @param {URLSearchParams} entry */
async function addressOf(entry) {
  const address = new URL(entry.get('path') ?? '', window.location.origin);
  if (!/^https?:$/.test(address.protocol)) throw new Error('no web address');
  const [userId, userName] = [entry.get('userId'), entry.get('userName')];
  if (userId === null) return address.href;
  const vToken = await requestToken(address.href, { userId, verifyToken: entry.get('verifyToken') ?? '' });
  for (const [name, value] of Object.entries({ vToken, userId, userName: userName ?? '' }))
    address.searchParams.set(name, value);
  return address.href;
}

/** Silent, as the source says: the portal logs the failure, the window closes, and no dialog is shown. */
function giveUp() {
  if (framed) return void window.parent.postMessage('support:failed', '*');
  opener?.postMessage('support:failed', '*');
  window.close();
}
