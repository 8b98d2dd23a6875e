import { catalogue } from '@atrium/api/catalogue';
import { mountView, unusedFirstCalls } from '@atrium/contract/testing';
import { waitFor } from '@testing-library/dom';
import config from './remote.config';
import { lotteryHost } from './src/testing/lottery-host';
import lottery from './src/views/lottery';

test.each(['lottery.home@1', 'lottery.lobby@1'])(
  '%s makes every call that the host sends before its view is loaded',
  async (name) => {
    const place = config.places.find((known) => known.name === name) ?? {};
    expect(place).toHaveProperty('firstCalls');
    const host = lotteryHost();
    const mounted = await mountView(lottery, host);
    await waitFor(() => expect(unusedFirstCalls(place, host, catalogue)).toEqual([]));
    await mounted.unmount();
  },
);
