import { makeRule, type FieldSetting } from './field-setting';
import { FormStore } from './form-store';

const setting = (key: string, changes: Partial<FieldSetting> = {}): FieldSetting => ({
  key,
  label: 'form.missing',
  purpose: 'text',
  rule: makeRule(key, { minLength: 3, maxLength: 9 }),
  ...changes,
});

const form = () =>
  new FormStore([
    setting('username'),
    setting('qqNum', { digits: true, rule: makeRule('qqNum', { required: false, minLength: 3, maxLength: 9 }) }),
    setting('password', { secret: true }),
  ]);

it('finds its fields by name, and no other', () => {
  const store = form();
  expect(store.field('qqNum').key).toBe('qqNum');
  expect([store.find('email'), store.value('email')]).toEqual([undefined, '']);
  expect(() => store.field('email')).toThrow(new RangeError('The form has no field email'));
});

it('values are trimmed, without empty ones; a draft is as typed, without secrets', () => {
  const store = form();
  store.field('username').type(' mei88 ');
  store.field('password').type(' Atrium88');
  store.field('qqNum').type(' ');
  expect(store.values).toEqual({ username: 'mei88', password: 'Atrium88' });
  expect(store.draft).toEqual({ username: ' mei88 ' });
  expect(store.value('username')).toBe('mei88');
});

it('a prefilled value is neither input nor a draft, and clearing returns to it', () => {
  const store = form();
  const username = store.field('username');
  username.prefill('ADA77');
  expect([username.value, store.dirty, store.draft]).toEqual(['ADA77', false, {}]);
  username.type('mei88');
  expect([store.dirty, store.draft]).toEqual([true, { username: 'mei88' }]);
  username.prefill('GONE7');
  expect(username.value).toBe('mei88');
  username.leave();
  username.setError({ message: 'Taken.' });
  store.clear();
  expect([username.value, username.state, username.externalError, store.dirty]).toEqual([
    'GONE7',
    'untouched',
    undefined,
    false,
  ]);
});

it('a draft returns into fields without input, never into secrets', () => {
  const store = form();
  store.field('qqNum').type('777');
  store.restore({ username: 'mei88', qqNum: '999', password: 'Atrium88', email: 'mei@example.test' });
  expect(store.values).toEqual({ username: 'mei88', qqNum: '777' });

  const prefilled = form();
  prefilled.field('username').prefill('ADA77');
  prefilled.restore({ username: 'lin77', qqNum: '9-9-9' });
  expect(prefilled.values).toEqual({ username: 'lin77', qqNum: '999' });
});

it('a check validates all fields and names the first invalid one', () => {
  const store = form();
  const states = () => store.fields.map(({ state }) => state);
  store.field('qqNum').type('7');
  expect(states()).toEqual(['untouched', 'untouched', 'untouched']);
  expect(store.check()?.key).toBe('username');
  expect(states()).toEqual(['error', 'error', 'error']);
  store.field('username').type('mei88');
  store.field('password').type('Atrium88');
  expect(store.check()?.key).toBe('qqNum');
  store.field('qqNum').type('');
  expect(store.check()).toBeUndefined();
  expect(states()).toEqual(['right', 'untouched', 'right']);
});

it('an error from outside shows at once, also beside a valid value, until the field is edited', () => {
  const username = form().field('username');
  username.type('mei88');
  username.setError({ text: 'passwords.wrong' });
  expect([username.state, username.checked]).toEqual(['error', false]);
  username.type('mei888');
  expect([username.state, username.externalError]).toEqual(['untouched', undefined]);
});

it('focuses its input, if it is drawn', () => {
  const username = form().field('username');
  username.focus();
  const focus = jest.fn();
  username.input.current = { focus } as never;
  username.focus();
  expect(focus).toHaveBeenCalledTimes(1);
});
