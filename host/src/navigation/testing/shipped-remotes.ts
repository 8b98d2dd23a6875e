/* eslint-disable atrium/stay-in-workspace -- tests run the host with what the remotes ship and the demo merchants have */
import { evaluate, type Descriptor, type LoadedRemote } from '@atrium/contract';
import { withoutUnavailable } from '../../../../deploy/gateway/composing/without-unavailable';
import agent from '../../../../remote-agent/remote.config';
import auth from '../../../../remote-auth/remote.config';
import lobby from '../../../../remote-lobby/remote.config';
import lobbyTexts from '../../../../remote-lobby/src/locales/EN.json';
import lobbyCode from '../../../../remote-lobby/src/remote';
import lottery from '../../../../remote-lottery/remote.config';
import lotteryTexts from '../../../../remote-lottery/src/locales/EN.json';
import lotteryCode from '../../../../remote-lottery/src/remote';
import mall from '../../../../remote-mall/remote.config';
import member from '../../../../remote-member/remote.config';
import memberTexts from '../../../../remote-member/src/locales/EN.json';
import memberCode from '../../../../remote-member/src/remote';

export { closedAddresses } from '../../../../deploy/gateway/composing/closed-addresses';
export { demoMerchants } from '../../../../deploy/merchants/demo/demo-merchants';

/** The descriptors of every remote, by name. */
export const shippedDescriptors: Readonly<Record<string, Descriptor>> = { agent, auth, lobby, lottery, mall, member };

/**
 * The descriptors of a merchant's remotes, as its pages have them: places that replace those of a remote are there only
 * without it.
 */
export function descriptorsFor(remotes: readonly string[]): Descriptor[] {
  const isUsed = (fact: string) =>
    fact.startsWith('setting:remote.') ? remotes.includes(fact.replace('setting:remote.', '')) : 'unknown';
  return remotes.flatMap((name) => {
    const descriptor = shippedDescriptors[name];
    return descriptor ? [withoutUnavailable(descriptor, (when) => evaluate(when, isUsed) !== false)] : [];
  });
}

/** The code of the remotes with commands for the menu. */
export const shippedCode: Readonly<Record<string, LoadedRemote>> = {
  lobby: lobbyCode,
  lottery: lotteryCode,
  member: memberCode,
};

/** Their English texts. */
export const shippedTexts: Readonly<Record<string, Record<string, string>>> = {
  lobby: lobbyTexts,
  lottery: lotteryTexts,
  member: memberTexts,
};
