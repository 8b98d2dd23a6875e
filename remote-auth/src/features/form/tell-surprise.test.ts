import { CallError } from '@atrium/contract';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { tellSurprise } from './tell-surprise';

it('records what nobody foresaw and says that it failed; of a failed call the host has spoken', () => {
  const host = authHost();
  tellSurprise(host, new CallError('network', 'gone', { endpoint: 'password.sms' }));
  expect([host.records.errors, host.records.messages]).toEqual([[], []]);
  const surprise = new RangeError('odd');
  tellSurprise(host, surprise);
  expect(host.records.errors).toHaveLength(1);
  expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['unknown_error'] } }]);
});
