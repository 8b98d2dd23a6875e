import type { PlaceParams } from '@atrium/contract';
import { readMaintenance } from './maintenance';

test.each([
  [
    { message: 'Closed', from: '1000', until: '2000' },
    { message: 'Closed', from: 1000, until: 2000 },
  ],
  [
    { message: 'Closed', from: 'soon' },
    { message: 'Closed', from: undefined, until: undefined },
  ],
  [
    { from: '1000', until: '2000' },
    { message: '', from: 1000, until: 2000 },
  ],
  [{ from: '1000' }, { message: '', from: 1000, until: undefined }],
  [
    { message: '', from: 'x', until: '2000' },
    { message: '', from: undefined, until: 2000 },
  ],
])('reads the maintenance of %j', (params, expected) => {
  expect(readMaintenance(params)).toEqual(expected);
});

test.each<PlaceParams>([{}, { message: '' }, { from: 'x', until: '1e99' }])(
  '%j names no maintenance: it has neither a message nor a time',
  (params) => {
    expect(readMaintenance(params)).toBeUndefined();
  },
);
