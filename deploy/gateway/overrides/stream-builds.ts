import type { ComposedRemote, OverrideMessage, ReleaseManifest } from '@atrium/contract';
import type { FastifyReply } from 'fastify';
import type { Merchant } from '../../merchants';
import { composeRemote, pageLanguage } from '../composing';
import type { DevBuilds, DevState } from './dev-builds';

interface BuildListener {
  builds: DevBuilds;
  remote: string;
  merchant: Merchant;
  /** The page's language, for titles; the merchant's default when left out. */
  language: string | undefined;
}

/** Unread bytes after which a stream is closed. */
const mostUnread = 1024 * 1024;

/** Streams the state of a remote to a tab, now and at each change. The browser reconnects by itself. */
export function streamBuilds(reply: FastifyReply, { builds, remote, merchant, language }: BuildListener): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const send = (message: OverrideMessage) => {
    // a tab that stopped reading reconnects later
    if (raw.writableLength > mostUnread) raw.destroy();
    else raw.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  const composed = (build: ReleaseManifest) =>
    composeRemote(build, merchant, pageLanguage(merchant.languages, language));
  const sendState = () => send(messageOf(builds.state(remote), composed));
  raw.write('retry: 1000\n\n');
  const state = builds.state(remote);
  // a tab that connects while the build is broken needs the last successful one first
  if (state.kind === 'problem' && state.manifest) send({ kind: 'build', release: composed(state.manifest) });
  sendState();
  raw.once('close', builds.listen(remote, sendState));
  return reply;
}

function messageOf(state: DevState, composed: (build: ReleaseManifest) => ComposedRemote): OverrideMessage {
  switch (state.kind) {
    case 'build':
      return { kind: 'build', release: composed(state.manifest) };
    case 'problem':
      return { kind: 'problem', text: state.text };
    case 'none':
      return { kind: 'none' };
  }
}
