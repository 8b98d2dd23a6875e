/**
 * A member of a demo team after a fresh start. Members that are not demo accounts have no password and cannot sign in.
 */
export interface DemoMember {
  name: string;
  /** Account name of the direct upline. */
  upline: string;
  /** Omitted for demo accounts, which already exist. */
  profile?: { nickname: string; kind: 0 | 2 };
  /** May send money to the upline. */
  paysUpline?: true;
}

const player = (name: string, nickname: string, upline: string): DemoMember => ({
  name,
  upline,
  profile: { nickname, kind: 0 },
});
const agent = (name: string, nickname: string, upline: string): DemoMember => ({
  name,
  upline,
  profile: { nickname, kind: 2 },
});

/** The teams of every merchant with an agent centre, each upline before its downlines. */
export const demoTeam: readonly DemoMember[] = [
  { name: 'player1', upline: 'agent1' },
  { name: 'player2', upline: 'agent1' },
  { name: 'agent41', upline: 'agent1', paysUpline: true },
  agent('harbour', 'Lan', 'agent1'),
  agent('willow', 'Jun', 'agent1'),
  player('riverlight', 'Yuki', 'agent1'),
  player('bluekite', 'Minh', 'agent1'),
  player('sandpiper', 'Nok', 'agent1'),
  player('goldfinch', 'Aoi', 'agent1'),
  player('moonrise', 'Hua', 'agent1'),
  player('paperboat', 'Linh', 'agent1'),
  player('teahouse', 'Ploy', 'agent1'),
  player('northwind', 'Ren', 'agent1'),
  { name: 'player3', upline: 'agent41' },
  player('silverleaf', 'Xia', 'agent41'),
  player('plumrain', 'Haru', 'agent41'),
  player('seaglass', 'Mai', 'harbour'),
  player('lighthouse', 'Wen', 'harbour'),
  agent('driftwood', 'Tan', 'harbour'),
  player('starfish', 'Rin', 'driftwood'),
  player('tidepool', 'Anh', 'driftwood'),
  player('catkin', 'Fei', 'willow'),
  player('cloudberry', 'Emi', 'willow'),
  { name: 'agent42', upline: 'agent2', paysUpline: true },
  { name: 'member40', upline: 'agent2' },
  player('redpine', 'Bao', 'agent2'),
  player('snowcrane', 'Kim', 'agent2'),
  player('firefly', 'Suda', 'agent42'),
  player('dragonfly', 'Yun', 'agent42'),
];
