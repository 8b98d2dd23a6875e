import { overrideAddress, type OverrideMessage } from '@atrium/contract';

interface BuildListener {
  /** @throws when the text is invalid. */
  read(text: string): OverrideMessage;
  receive(message: OverrideMessage): void;
  /** The gateway does not answer, or sends an invalid message. */
  refused(why: string): void;
}

/**
 * Follows the builds of a remote under development, and reconnects after each break. Returns the stop.
 * @param language the language of the titles
 */
export function followBuilds(remote: string, language: string, { read, receive, refused }: BuildListener): () => void {
  const stream = new EventSource(`${overrideAddress(remote)}?language=${language}`);
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    try {
      receive(read(data));
    } catch (error) {
      refused(String(error));
    }
  };
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) refused('The gateway sends no builds.');
  };
  return () => stream.close();
}
