import { describeRemote } from '@atrium/contract';

/** Signing in and out, password recovery and registration. */
export default describeRemote({
  name: 'auth',
  requires: '^1.0.0',
  privileges: ['session'],

  places: [
    {
      name: 'auth.register@1',
      view: 'register',
      path: '/register',
      params: ['referralCode', 'r'],
      when: 'setting:registration',
      // a referral link works where registration is otherwise by invitation
      offered: [{ any: ['switch:USERNAMEREG3', 'switch:MOBILENUMREG3'] }, 'switch:MANUALREGISTER'],
      quiet: true,
      title: 'title.register',
    },
    {
      name: 'auth.sign-in@1',
      view: 'sign-in',
      path: '/login',
      // without registration, /register shows sign-in
      aliases: ['/register'],
      opens: 'over',
      params: ['next', 'code', 'state', 'error', 'error_description'],
      quiet: true,
      title: 'title.signIn',
    },
    {
      name: 'auth.forgot-password@1',
      view: 'forgot-password',
      path: '/forgot-password',
      opens: 'over',
      params: ['username'],
      quiet: true,
      title: 'title.forgotPassword',
    },
    {
      name: 'auth.change-password@1',
      view: 'change-password',
      path: '/change-password',
      opens: 'over',
      needs: ['session', 'account-page'],
      quiet: true,
      title: 'title.changePassword',
    },
  ],

  commands: [
    { name: 'session.sign-out@1', when: 'signed-in' },
    { name: 'session.greet@1', when: 'signed-in' },
  ],

  abilities: {
    'free-play.start': 'switch:FREEPLAY3',
    'social.start': 'switch:SOCIALLOGIN',
    'password-change.forced': 'switch:PWDEXPFORCECHANGE3',
  },

  uses: {
    places: ['lobby.home@1', 'lobby.speed-test@1', 'lobby.download@1', 'member.account@1'],
    commands: ['support.open@1', 'welcome.first-time@1'],
    events: ['account.registered@1'],
  },
});
