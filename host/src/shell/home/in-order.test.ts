import { inOrder } from './in-order';

const section = (name: string, id: string) => ({ remote: { name }, section: { id } });
const sections = [section('lobby', 'entrances'), section('lottery', 'groups'), section('lobby', 'winners')];
const namesIn = (order?: string) =>
  inOrder(sections, order).map(({ remote, section }) => `${remote.name}.${section.id}`);

test('the merchant names sections first; others follow in their own order, and unknown names are ignored', () => {
  expect(namesIn()).toEqual(['lobby.entrances', 'lottery.groups', 'lobby.winners']);
  expect(namesIn('lobby.winners gone.section lottery.groups')).toEqual([
    'lobby.winners',
    'lottery.groups',
    'lobby.entrances',
  ]);
});
