import { describeRemote, type When } from '@atrium/contract';

/** A contract waits for an answer of this person: the back end names it for 0, 1 and 2 only. */
const requests: When = {
  any: [
    'contract:dailysalreqtype',
    'contract:divtypereq',
    'contract:divtypecompperiodreq',
    'contract:contracthoursalreq',
    'contract:realtimesalreqtype',
  ],
};

/** This person holds a contract, in force or ended. */
const holds: When = {
  any: ['contract:dailysalinfo', 'contract:dividendinfo', 'contract:hoursalinfo', 'contract:realtimesalinfo'],
};

/** An agent's team: overview, downlines, records, register centre, contracts and their pay. */
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
    {
      name: 'agent.contracts@1',
      view: 'contracts',
      opens: 'over',
      needs: ['session', 'real-account'],
      title: 'contract.title',
    },
    {
      name: 'agent.held@1',
      view: 'held',
      opens: 'over',
      needs: ['session', 'real-account'],
      title: 'agreement.tab.contracts',
    },
  ],

  commands: [{ name: 'agent.contract-requests@1', needs: ['session'] }],

  popups: [
    {
      id: 'contract-requests',
      order: 40,
      shows: { source: 'agent.contract-requests@1' },
      open: { place: 'agent.contracts@1' },
      when: ['signed-in', requests],
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
    {
      id: 'contracts-held',
      point: 'account-menu@1',
      title: 'agreement.tab.contracts',
      icon: 'record',
      order: 45,
      to: { place: 'agent.held@1' },
      when: ['player', holds],
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
    'daily-wages.by-days': 'switch:DAYSAL',
    'daily-wages.by-contracts': 'switch:DAYSALMR',
    'payment-password.use': 'switch:PAYMENTPASSWORD',
    'hourly-salary.see': 'switch:HOURSAL3',
  },

  uses: { places: ['member.payments@1'] },
});
