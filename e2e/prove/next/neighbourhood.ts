/** What the strings are written around: the page they are given to and its neighbours. */
export interface Neighbourhood {
  /** `http://aurora.atrium.localhost:4400`. */
  origin: string;
  /** `aurora.atrium.localhost`. */
  host: string;
  port: number;
}
