import { reactView } from '@atrium/contract/react';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import { useState, type ComponentType } from 'react';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { later } from './later';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(async () => mounted?.unmount());

const quick = 60_000;
const slow = 0;

/** A dialog on its way, on a line that is quick or slow; `arrive` and `fail` say how that ends. */
async function onItsWay(patience: number) {
  let way: { arrive: (component: ComponentType<object>) => void; fail: (error: unknown) => void } | undefined;
  const Later = later<object>(
    () => new Promise((resolve, reject) => void (way = { arrive: resolve, fail: reject })),
    patience,
  );
  const Way = () => {
    const [wanted, setWanted] = useState(true);
    return wanted ? <Later onMissing={() => setWanted(false)} /> : <p>the form</p>;
  };
  const host = authHost();
  mounted = await mountView(reactView(Way), host);
  // it is asked for once the page stands
  await waitFor(() => expect(way).toBeDefined());
  return { host, arrive: () => way?.arrive(() => <p>here</p>), fail: () => way?.fail(new Error('lost')) };
}

const waiting = { selector: '[role=status] > span' };

describe('a dialog whose code is fetched', () => {
  it('comes without a word where that is quick', async () => {
    const { arrive } = await onItsWay(quick);
    expect(screen.queryByText(EN['later.loading'], waiting)).toBeNull();
    arrive();
    await screen.findByText('here');
  });

  it('is said to be on its way on a slow line, until it is there', async () => {
    const { arrive } = await onItsWay(slow);
    await screen.findByText(EN['later.loading'], waiting);
    arrive();
    await screen.findByText('here');
    expect(screen.queryByText(EN['later.loading'], waiting)).toBeNull();
  });

  it('need not be waited for', async () => {
    await onItsWay(slow);
    (await screen.findByLabelText(EN['slider.close'])).click();
    await screen.findByText('the form');
  });

  it('that cannot be had is told, and the way in stands again', async () => {
    const { host, fail } = await onItsWay(slow);
    await screen.findByText(EN['later.loading'], waiting);
    fail();
    await screen.findByText('the form');
    expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['later.missing'] } }]);
  });
});
