import { isStrict, protectionProfiles } from './protection-profile';

it('makes only the profile of Great Britain strict', () => {
  expect(protectionProfiles.filter(isStrict)).toEqual(['ukgc']);
});
