import { CallError } from '@atrium/contract';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { reportUnexpected } from './report-unexpected';

it('reports unexpected errors to telemetry and the player, and skips failed calls', () => {
  const host = authHost();
  reportUnexpected(host, new CallError('network', 'gone', { endpoint: 'password.sms' }));
  expect([host.records.errors, host.records.messages]).toEqual([[], []]);
  const surprise = new RangeError('odd');
  reportUnexpected(host, surprise);
  expect(host.records.errors).toHaveLength(1);
  expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: EN['unknown_error'] } }]);
});
