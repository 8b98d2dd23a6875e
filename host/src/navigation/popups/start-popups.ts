import { PlaceParamsSchema, type AutomaticPopup, type Facts, type PlaceParams } from '@atrium/contract';
import { reaction } from 'mobx';
import * as v from 'valibot';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';
import type { KeyedStorage } from '../../storage/open-storage';
import type { TabChannel } from '../../storage/tab-channel';
import type { CommandBus } from '../commands/command-bus';
import type { Navigator } from '../places/navigator';
import { isDisturbing, isOpenPage, type PersonsView } from './is-disturbing';
import type { LatePopups, WaitingPopup } from './late-popups';
import type { OpenedMessage } from './opened-message';
import { PopupQueue, storageKey } from './popup-queue';
import { shareOpened } from './share-opened';

interface PopupServices extends PersonsView {
  remotes: Pick<RemoteList, 'all'>;
  facts: Pick<Facts, 'holds'>;
  commands: Pick<CommandBus, 'ask'>;
  navigator: Pick<Navigator, 'open'>;
  storage: Pick<KeyedStorage, 'getItem' | 'setItem'>;
  /** The other tabs of this browser; a popup opens in one of them. */
  tabs: TabChannel<OpenedMessage>;
  /** What came before this code was loaded. */
  late: Pick<LatePopups, 'connect'>;
  failed(error: unknown): void;
}

interface Declared {
  remote: Remote;
  popup: AutomaticPopup;
}

/** Popups of one answer; more are left out. */
const most = 20;

/** Opens the popups that remotes declare, and those of the host, in one queue. Returns its stop. */
export function startPopups(services: PopupServices): () => void {
  const { remotes, facts, commands, navigator, failed, late, page } = services;
  const opened = shareOpened(services.storage, services.tabs);
  const queue = new PopupQueue({ isDisturbing: () => isDisturbing(services), storage: opened.storage, failed });
  let over = false;
  const add = async (popups: readonly WaitingPopup[]) => {
    await opened.learn(popups.map(({ key }) => storageKey(key)));
    if (!over) queue.add(popups);
  };
  const declared = remotes.all.flatMap((remote) =>
    (remote.release.descriptor.popups ?? []).map((popup): Declared => ({ remote, popup })),
  );
  const asked = new Set<Declared>();
  const holds = ({ remote, popup }: Declared) => facts.holds(remote.release.descriptor.when) && facts.holds(popup.when);

  const stop = reaction(
    () => (isOpenPage(page) ? declared.filter(holds) : []),
    (current) => {
      const fresh = current.filter((one) => !asked.has(one));
      fresh.forEach((one) => asked.add(one));
      // together, so that the quickest answer does not overtake the order
      void Promise.all(fresh.map(ask)).then((popups) => add(popups.flat()));
    },
    { fireImmediately: true },
  );
  late.connect((popups) => void add(popups));

  async function ask(one: Declared): Promise<WaitingPopup[]> {
    const { remote, popup } = one;
    const { shows, open, order, id } = popup;
    try {
      const answer = await commands.ask(shows.source, shows.request);
      return readParams(answer).map((params) => ({
        key: `${remote.name}.${id}.${JSON.stringify(params)}`,
        order,
        wanted: () => holds(one),
        show: () => navigator.open(open.place, { ...open.params, ...params }),
      }));
    } catch (error) {
      failed(error);
      return [];
    }
  }

  return () => {
    over = true;
    stop();
    opened.stop();
    queue.stop();
  };
}

/** The parameters of an answer; an item that cannot be read costs itself. */
function readParams(answer: unknown): PlaceParams[] {
  const items = Array.isArray(answer) ? answer.slice(0, most) : [];
  return items.flatMap((item) => {
    const read = v.safeParse(PlaceParamsSchema, item);
    return read.success ? [read.output] : [];
  });
}
