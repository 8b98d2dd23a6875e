import type { ComposedRemote, OverrideMessage, ReleaseManifest } from '@atrium/contract';
import type { FastifyReply } from 'fastify';
import type { Merchant } from '../../merchants';
import { composeRemote, pageLanguage } from '../composing';
import type { DevBuilds, DevState } from './dev-builds';

interface BuildListener {
  builds: DevBuilds;
  remote: string;
  merchant: Merchant;
  /** The page's, for titles; the merchant's default when left out. */
  language: string | undefined;
}

/** Bytes that wait for a tab that does not read. */
const mostUnread = 1024 * 1024;

/** Tells one tab how the remote stands, now and at each change. The browser connects again by itself. */
export function streamBuilds(reply: FastifyReply, { builds, remote, merchant, language }: BuildListener): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const say = (news: OverrideMessage) => {
    // a tab that reads nothing connects again once it does
    if (raw.writableLength > mostUnread) raw.destroy();
    else raw.write(`data: ${JSON.stringify(news)}\n\n`);
  };
  const composed = (build: ReleaseManifest) =>
    composeRemote(build, merchant, pageLanguage(merchant.languages, language));
  const tell = () => say(messageOf(builds.state(remote), composed));
  raw.write('retry: 1000\n\n');
  const state = builds.state(remote);
  // who comes while the sources are broken has missed the build before
  if (state.kind === 'problem' && state.manifest) say({ kind: 'build', release: composed(state.manifest) });
  tell();
  raw.once('close', builds.listen(remote, tell));
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
