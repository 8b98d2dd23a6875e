import { reactView } from '@atrium/contract/react';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import { useState, type ComponentType } from 'react';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { lazyDialog } from './lazy-dialog';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(async () => mounted?.unmount());

const quick = 60_000;
const slow = 0;

/** A dialog with a pending load; `arrive` and `fail` settle it. */
async function openPending(patience: number) {
  let way: { arrive: (component: ComponentType<object>) => void; fail: (error: unknown) => void } | undefined;
  const Later = lazyDialog<object>(
    () => new Promise((resolve, reject) => void (way = { arrive: resolve, fail: reject })),
    patience,
  );
  const Way = () => {
    const [open, setOpen] = useState(true);
    return open ? <Later onUnavailable={() => setOpen(false)} /> : <p>the form</p>;
  };
  const host = authHost();
  mounted = await mountView(reactView(Way), host);
  // the load starts after mount
  await waitFor(() => expect(way).toBeDefined());
  return { host, arrive: () => way?.arrive(() => <p>here</p>), fail: () => way?.fail(new Error('lost')) };
}

const waiting = { selector: '[role=status] > span' };

describe('a dialog with a lazy chunk', () => {
  it('shows no loading state if the load is fast', async () => {
    const { arrive } = await openPending(quick);
    expect(screen.queryByText(EN['part.loading'], waiting)).toBeNull();
    arrive();
    await screen.findByText('here');
  });

  it('shows a loading state on a slow line until it is loaded', async () => {
    const { arrive } = await openPending(slow);
    await screen.findByText(EN['part.loading'], waiting);
    arrive();
    await screen.findByText('here');
    expect(screen.queryByText(EN['part.loading'], waiting)).toBeNull();
  });

  it('can be closed while loading', async () => {
    await openPending(slow);
    (await screen.findByLabelText(EN['slider.close'])).click();
    await screen.findByText('the form');
  });

  it('reports a failed load and returns to the form', async () => {
    const { host, fail } = await openPending(slow);
    await screen.findByText(EN['part.loading'], waiting);
    fail();
    await screen.findByText('the form');
    expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['part.missing'] } }]);
  });
});
