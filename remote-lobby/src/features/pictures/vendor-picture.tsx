import { sharedVendorIcon, vendorOf, type VendorCard } from '@atrium/api';
import { GamePicture } from './game-picture';

/** Picture of a vendor's card. Vendors that share an icon have it whatever picture their cards name. */
export function VendorPicture({ card }: { card: VendorCard }) {
  const { smallIcon, accountTypeName, gameType } = card;
  const icon = sharedVendorIcon(vendorOf(card));
  if (icon) return <GamePicture icon={`art:${icon}`} seed={icon} gameType={gameType} />;
  return <GamePicture icon={smallIcon} seed={accountTypeName} gameType={gameType} />;
}
