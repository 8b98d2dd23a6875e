import { describeRemote } from '@atrium/contract';

/** An agent's team: overview, downlines, records. */
export default describeRemote({
  name: 'agent',
  requires: '^1.0.0',
  when: { not: 'switch:AGEPAG.off' },

  places: [
    {
      name: 'agent.centre@1',
      view: 'centre',
      path: '/agent',
      aliases: ['/agentHome'],
      params: ['page', 'of', 'search'],
      needs: ['session', 'real-account', 'agent'],
      title: 'title.centre',
    },
  ],

  navItems: [
    {
      id: 'agent',
      point: 'menu@1',
      title: 'title.centre',
      icon: 'agent',
      order: 90,
      to: { place: 'agent.centre@1' },
      when: 'agent',
    },
    {
      id: 'team',
      point: 'account-menu@1',
      title: 'title.centre',
      icon: 'agent',
      order: 40,
      to: { place: 'agent.centre@1' },
      when: 'agent',
    },
  ],

  // Switches by page. The back end's list gives names only; this pairing is defined here.
  abilities: {
    'announcements.read': { not: 'switch:AGENTANNOUNCE3.off' },
    'overview.see': { not: 'switch:AGEINFO3.off' },
    'register-center.use': 'switch:REGCEN',
    'downline.register': ['switch:REGCEN', 'switch:AGEREGDOWN3'],
    'link.create': ['switch:REGCEN', 'switch:CREATEAFF3'],
    'links.manage': ['switch:REGCEN', 'switch:AFFMAN3'],
    'downlines.manage': 'switch:DOWNMAN',
    'bets.see': { any: ['switch:TRANSBETREPMEM3', 'switch:TEAMBETTING3'] },
    'loss.see': 'switch:AGETEAMPNL3',
    'income.see': 'switch:AGEREV3',
    'transactions.see': { not: 'switch:AGEDOWNTRANS3.off' },
    'transfer.to-several': 'switch:AGENTRANSMULTDOWN3',
    'transfer.to-upline': ['switch:AGETRANSFERUP3', 'upline:transfer'],
    'dividend.see': 'switch:DIVIDEND',
    'daily-wages.see': { any: ['switch:DAYSAL', 'switch:DAYSALMR'] },
    'hourly-salary.see': 'switch:HOURSAL3',
  },
});
