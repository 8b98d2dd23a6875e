import { backIcon, Button, Icon, IconButton, refreshIcon, Tag } from '@atrium/ui';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import type { RefObject } from 'react';
import type { OpenedGame } from '../game-launch/opened-game';
import { fullscreenIcon } from './fullscreen-icon';

interface FrameHeaderProps {
  game: OpenedGame;
  demo: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  onReload: () => void;
  reloading: boolean;
}

/** Header of a game: its name, back, reload and full screen. */
export function FrameHeader({ game, demo, frame, onReload, reloading }: FrameHeaderProps) {
  const { navigation } = useHost();
  const text = useText();
  return (
    <header css={style}>
      <Button variant="ghost" size="small" icon={<Icon shape={backIcon} />} onClick={() => navigation.close()}>
        {text('frame.back')}
      </Button>
      <h1 css={title}>
        <span>{game.name || text('title.game')}</span>
        {demo && <Tag tone="quiet">{text('frame.demo')}</Tag>}
      </h1>
      <IconButton label={text('frame.reload')} icon={refreshIcon} disabled={reloading} onClick={onReload} />
      {document.fullscreenEnabled && (
        <IconButton
          label={text('frame.fullscreen')}
          icon={fullscreenIcon}
          onClick={() => void frame.current?.requestFullscreen()}
        />
      )}
    </header>
  );
}

const style = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--size-gutter);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-bar);
`;

const title = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  font-size: var(--type-large);
  white-space: nowrap;
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > :not(:first-child) {
    flex: none;
  }
`;
