import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { VendorGames } from '../../features/vendor-games/vendor-games';

function Vendor({ params: { gameType = '', vendor = '', name = vendor } }: ViewComponentProps) {
  return <VendorGames key={`${gameType}/${vendor}`} gameType={gameType} vendor={vendor} name={name} />;
}

export default reactView(Vendor);
