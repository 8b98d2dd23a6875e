import { usualRule } from '../registry';
import { stepBackRule } from './step-back-option';

describe('when a release is stepped back from', () => {
  it('is as the design says unless something else is said', () => {
    expect(stepBackRule(undefined)).toEqual({ loads: 50, failures: 5, share: 0.05, window: 600 });
  });

  it('changes in what is named alone', () => {
    expect(stepBackRule('loads=100, share=0.02')).toEqual({ ...usualRule, loads: 100, share: 0.02 });
  });

  it('can be never', () => {
    expect(stepBackRule('off')).toBeUndefined();
  });

  it.each(['on', 'loads', 'loads=', 'loads=0', 'loads=1.5', 'share=5', 'share=0', 'window=x', 'constructor=1'])(
    'is refused in a sentence when it says %s',
    (text) => expect(() => stepBackRule(text)).toThrow(`not "${text}"`),
  );
});
