import { MessageStore } from './message-store';

function messages(present: string[] = []) {
  const places = { has: (place: string) => present.includes(place), open: jest.fn() };
  return { store: new MessageStore({ text: (key) => `<${key}>`, places, windowHeight: () => 900 }), places };
}

test('dialogs open one at a time, in the order they were requested', async () => {
  const { store } = messages();
  const first = store.notice('one');
  const second = store.warning('two');
  expect(store.dialog).toMatchObject({ kind: 'notice', text: 'one' });

  store.dialog?.settle(undefined);
  await first;
  expect(store.dialog).toMatchObject({ kind: 'warning', text: 'two' });
  store.dialog?.settle(undefined);
  await second;
  expect(store.dialog).toBeUndefined();
});

test.each([
  [1, true],
  [0, false],
  [undefined, false],
])('a confirmation settled with button %j answers %j', async (button, agreed) => {
  const { store } = messages();
  const answer = store.confirm({ text: 'sure?', confirm: 'Leave', danger: true });
  expect(store.dialog?.actions.map(({ label, tone }) => [label, tone])).toEqual([
    ['<cancel>', undefined],
    ['Leave', 'danger'],
  ]);

  store.dialog?.settle(button === undefined ? undefined : store.dialog.actions[button]);
  expect(await answer).toBe(agreed);
});

test("a choice answers the value of its action and opens the action's place", async () => {
  const { store, places } = messages(['member.deposit@1']);
  const answer = store.choose({
    text: 'what now?',
    actions: [
      { label: 'Later', value: 'later' },
      { label: 'Deposit', to: { place: 'member.deposit@1', params: { from: 'game' } } },
    ],
  });
  store.dialog?.settle(store.dialog.actions[1]);

  expect(await answer).toBe('member.deposit@1');
  expect(places.open).toHaveBeenCalledWith('member.deposit@1', { from: 'game' });
});

test('an action with an absent place is not drawn', () => {
  const { store } = messages();
  void store.choose({
    text: 't',
    actions: [{ label: 'Deposit', to: { place: 'member.deposit@1' } }, { label: 'Later' }],
  });

  expect(store.dialog?.actions.map(({ label }) => label)).toEqual(['Later']);
});

test('an answered dialog cannot be answered again', async () => {
  const { store, places } = messages(['lobby.home@1']);
  void store.choose({ text: 't', actions: [{ label: 'Home', to: { place: 'lobby.home@1' } }] });
  const dialog = store.dialog;
  dialog?.settle(dialog.actions[0]);
  dialog?.settle(dialog.actions[0]);

  expect(places.open).toHaveBeenCalledTimes(1);
});
