/** The page that gets the strings; they are derived from its address. */
export interface Neighbourhood {
  /** `http://aurora.atrium.localhost:4400`. */
  origin: string;
  /** `aurora.atrium.localhost`. */
  host: string;
  port: number;
}
