import { reactView } from '@atrium/contract/react';
import { ChatRoom } from '../../features/chat-room/chat-room';

/** The chat room's button, above every page. */
export default reactView(ChatRoom);
