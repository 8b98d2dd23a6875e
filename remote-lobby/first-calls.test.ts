import { catalogue } from '@atrium/api/catalogue';
import { mountView, unusedFirstCalls } from '@atrium/contract/testing';
import { waitFor } from '@testing-library/dom';
import config from './remote.config';
import home from './src/views/home';
import promotionList from './src/views/promotion-list';
import slots from './src/views/slots';
import { everySwitch, lobbyHost } from './src/testing/lobby-host';

test.each([
  ['lobby.home@1', home],
  ['lobby.landing@1', home],
  ['lobby.slots@1', slots],
  ['lobby.promotions@1', promotionList],
] as const)('%s makes every call that the host sends before its view is loaded', async (name, view) => {
  const place = config.places.find((known) => known.name === name) ?? {};
  expect(place).toHaveProperty('firstCalls');
  const host = lobbyHost({ facts: everySwitch });
  const mounted = await mountView(view, host);
  await waitFor(() => expect(unusedFirstCalls(place, host, catalogue)).toEqual([]));
  await mounted.unmount();
});

test('a first call with another request is named as unused', async () => {
  const host = lobbyHost({ facts: everySwitch });
  const mounted = await mountView(home, host);
  const path = '/wps/relay/MCSFE_hotGames';
  await waitFor(() => expect(host.records.calls).not.toHaveLength(0));
  const firstCalls = [{ path, request: { merchantCode: '{merchant}', language: '{language}', platform: 'M' } }];
  expect(unusedFirstCalls({ firstCalls }, host, catalogue)).toEqual([path]);
  await mounted.unmount();
});
