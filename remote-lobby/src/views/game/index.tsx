import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { FramePage } from '../../features/game-frame/frame-page';

function Game({ params }: ViewComponentProps) {
  return <FramePage mode="real" gameType={params.gameType} />;
}

export default reactView(Game);
