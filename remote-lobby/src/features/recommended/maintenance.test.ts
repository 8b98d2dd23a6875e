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
])('reads the maintenance of %j', (params, expected) => {
  expect(readMaintenance(params)).toEqual(expected);
});

test.each<PlaceParams>([{}, { from: '1000' }, { until: '2000' }, { message: '', from: 'x', until: '2000' }])(
  '%j names no maintenance: it has neither a message nor both times',
  (params) => {
    expect(readMaintenance(params)).toBeUndefined();
  },
);
