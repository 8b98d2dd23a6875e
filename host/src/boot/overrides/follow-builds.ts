import { overrideAddress, type OverrideMessage } from '@atrium/contract';

interface BuildListener {
  /** @throws when the text is not understood. */
  read(text: string): OverrideMessage;
  hear(news: OverrideMessage): void;
  /** The gateway does not tell, or not what can be understood. */
  refused(why: string): void;
}

/**
 * Hears how a remote under development stands, connecting again after each break. Returns the stop.
 * @param language the one its titles are wanted in
 */
export function followBuilds(remote: string, language: string, { read, hear, refused }: BuildListener): () => void {
  const stream = new EventSource(`${overrideAddress(remote)}?language=${language}`);
  stream.onmessage = ({ data }: MessageEvent<string>) => {
    try {
      hear(read(data));
    } catch (error) {
      refused(String(error));
    }
  };
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) refused('The gateway tells of no builds.');
  };
  return () => stream.close();
}
