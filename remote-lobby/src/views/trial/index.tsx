import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { FramePage } from '../../features/game-frame/frame-page';

function Trial({ params }: ViewComponentProps) {
  return <FramePage kind="trial" gameType={params.gameType} />;
}

export default reactView(Trial);
