import { memberLanguage } from '@atrium/api';
import { createChoiceReporter } from './choice-reporter';

function report(signedIn: boolean, kind: number | undefined) {
  const call = jest.fn(() => Promise.reject(new Error('down')));
  createChoiceReporter({ signedIn, kind }, { call } as never)('TH');
  return call;
}

test('choosing a language while signed in sends it, and a failure changes nothing [LNG-06]', () => {
  expect(report(true, 0)).toHaveBeenCalledWith(memberLanguage, { language: 'TH' });
  expect([memberLanguage.method, memberLanguage.path]).toEqual(['PUT', '/wps/member/language']);
});

test('a trial account sends nothing [ROL-13]', () => expect(report(true, 4)).not.toHaveBeenCalled());

test('a visitor sends nothing', () => expect(report(false, undefined)).not.toHaveBeenCalled());
