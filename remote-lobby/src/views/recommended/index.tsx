import { reactView, useHost, type ViewComponentProps } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { readMaintenance } from '../../features/recommended/maintenance';
import { RecommendedGames } from '../../features/recommended/recommended-games';
import { forgetShown, wasRestored } from '../../features/recommended/was-restored';

function Recommended({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const maintenance = readMaintenance(params);
  const [restored] = useState(() => maintenance !== undefined && wasRestored(params));
  useEffect(() => {
    if (restored) navigation.close();
    return forgetShown;
  }, [navigation, restored]);
  return restored ? null : <RecommendedGames maintenance={maintenance} />;
}

export default reactView(Recommended);
