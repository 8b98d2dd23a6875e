import * as v from 'valibot';
import { systemLocation } from './location';
import { systemPermission, systemStatus } from './status';

test.each([systemStatus, systemPermission])(
  '$id has its two flags whatever it says of the address [SET-09] [SET-10] [MNT-01] [MNT-02]',
  ({ answer }) => {
    for (const ip of [undefined, null, 7])
      expect(v.parse(answer, { maintenance: 0, regionRestriction: 'Y', ip })).toMatchObject({
        maintenance: false,
        regionRestriction: true,
      });
    expect(v.parse(answer, { maintenance: 1, regionRestriction: null, ip: '203.0.113.9' })).toEqual({
      maintenance: true,
      regionRestriction: false,
      ip: '203.0.113.9',
    });
  },
);

test('a location without a country has its address, and the other way round [SET-08]', () => {
  expect(v.parse(systemLocation.answer, { countryCode: null, ip: '203.0.113.9' })).toMatchObject({ ip: '203.0.113.9' });
  expect(v.parse(systemLocation.answer, { countryCode: 'TH', ip: null })).toMatchObject({ countryCode: 'TH' });
});
