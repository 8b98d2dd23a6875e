import type { IconShape } from './icon';
import * as games from './games';
import * as areas from './areas';
import * as actions from './actions';
import * as states from './states';

/** Every icon by the name a descriptor may use; for bars with items of other workspaces. */
export const namedIcons = {
  live: games.liveIcon,
  sports: games.sportsIcon,
  fish: games.fishIcon,
  pvp: games.pvpIcon,
  esports: games.esportsIcon,
  rng: games.rngIcon,
  lott: games.lottIcon,
  elott: games.elottIcon,
  home: areas.homeIcon,
  agent: areas.agentIcon,
  'customer-service': areas.customerServiceIcon,
  mail: areas.mailIcon,
  wallet: areas.walletIcon,
  user: areas.userIcon,
  phone: areas.phoneIcon,
  record: areas.recordIcon,
  shield: areas.shieldIcon,
  deposit: areas.depositIcon,
  withdraw: areas.withdrawIcon,
  gift: areas.giftIcon,
  promotions: areas.promotionsIcon,
  speed: areas.speedIcon,
  help: areas.helpIcon,
  wechat: areas.wechatIcon,
  qq: areas.qqIcon,
  zalo: areas.zaloIcon,
  'sign-out': actions.signOutIcon,
  menu: actions.menuIcon,
  close: actions.closeIcon,
  check: actions.checkIcon,
  search: actions.searchIcon,
  heart: actions.heartIcon,
  play: actions.playIcon,
  pause: actions.pauseIcon,
  demo: actions.demoIcon,
  globe: actions.globeIcon,
  refresh: actions.refreshIcon,
  eye: actions.eyeIcon,
  'eye-off': actions.eyeOffIcon,
  lock: actions.lockIcon,
  download: actions.downloadIcon,
  back: actions.backIcon,
  external: actions.externalIcon,
  'arrow-up': actions.arrowUpIcon,
  'chevron-up': actions.chevronUpIcon,
  'chevron-down': actions.chevronDownIcon,
  'chevron-left': actions.chevronLeftIcon,
  'chevron-right': actions.chevronRightIcon,
  bell: states.bellIcon,
  info: states.infoIcon,
  success: states.successIcon,
  warning: states.warningIcon,
  error: states.errorIcon,
  hot: states.hotIcon,
} satisfies Record<string, IconShape>;

export type IconName = keyof typeof namedIcons;

const byName = new Map<string, IconShape>(Object.entries(namedIcons));

/** The icon of a name, whatever its case; undefined when there is none. */
export const iconNamed = (name: string | undefined): IconShape | undefined => byName.get(name?.toLowerCase() ?? '');
