import { defaultRule } from '../registry';
import { rollbackRule } from './rollback-option';

describe('the rule of automatic rollbacks', () => {
  it('is the default rule if the variable is not set', () => {
    expect(rollbackRule(undefined)).toEqual({ loads: 10, failures: 5, share: 0.05, window: 600, networks: 3 });
  });

  it('changes only the named figures', () => {
    expect(rollbackRule('loads=100, share=0.02')).toEqual({ ...defaultRule, loads: 100, share: 0.02 });
  });

  it('can be off', () => {
    expect(rollbackRule('off')).toBeUndefined();
  });

  it.each(['on', 'loads', 'loads=', 'loads=0', 'loads=1.5', 'share=5', 'share=0', 'window=x', 'constructor=1'])(
    'is refused with a clear message for %s',
    (text) => expect(() => rollbackRule(text)).toThrow(`not "${text}"`),
  );
});
