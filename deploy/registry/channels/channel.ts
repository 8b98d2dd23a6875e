/** Some of the page loads try another release. */
export interface Trial {
  release: string;
  audience: { merchants: string[] } | { percent: number };
}

/** A named pointer to releases of one remote in one environment. Releases are named by their id. */
export interface Channel {
  remote: string;
  environment: string;
  /** Grows by one with every change; whoever changes the channel names the one he saw. */
  revision: number;
  stable: string;
  /** Earlier stable releases, the latest first. */
  previous: string[];
  /** Merchants that stay on a release of their own. */
  pins: Record<string, string>;
  trial?: Trial;
  /** Why nobody may change it just now. */
  locked?: string;
}
