import { defaultRule } from '../registry';
import { rollbackRule } from './rollback-option';

describe('when a release is rolled back automatically', () => {
  it('is the usual rule unless something else is said', () => {
    expect(rollbackRule(undefined)).toEqual({ loads: 10, failures: 5, share: 0.05, window: 600, networks: 3 });
  });

  it('changes in what is named alone', () => {
    expect(rollbackRule('loads=100, share=0.02')).toEqual({ ...defaultRule, loads: 100, share: 0.02 });
  });

  it('can be never', () => {
    expect(rollbackRule('off')).toBeUndefined();
  });

  it.each(['on', 'loads', 'loads=', 'loads=0', 'loads=1.5', 'share=5', 'share=0', 'window=x', 'constructor=1'])(
    'is refused in a sentence when it says %s',
    (text) => expect(() => rollbackRule(text)).toThrow(`not "${text}"`),
  );
});
