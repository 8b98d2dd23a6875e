import { vendorIcon, type VendorCard } from '@atrium/api';
import { vendorOf } from '../vendors/vendor-card';
import { GamePicture } from './game-picture';

/** Picture of a vendor's card. Vendors that share an icon have it whatever picture their cards name. */
export function VendorPicture({ card }: { card: VendorCard }) {
  const { smallIcon, accountTypeName, gameType } = card;
  const icon = vendorIcon(vendorOf(card));
  if (icon !== vendorOf(card)) return <GamePicture icon={`art:${icon}`} seed={icon} gameType={gameType} />;
  return <GamePicture icon={smallIcon} seed={accountTypeName} gameType={gameType} />;
}
