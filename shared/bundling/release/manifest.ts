/** Stands in for @atrium/contract's types until they land. */
export interface Entry {
  title: string;
  children?: Entry[] | { source: string };
}
export interface Descriptor {
  name: string;
  places?: { view: string }[];
  sections?: { view: string }[];
  commands?: { name: string }[];
  entries?: Entry[];
}
export interface ReleaseFile {
  integrity: string;
  bytes: number;
  type: string;
}
export interface ReleaseManifest {
  format: 1;
  remote: string;
  version: string;
  id: string;
  entry: string;
  files: Record<string, ReleaseFile>;
  expose: string[];
  views: Record<string, string[]>;
  texts: Record<string, string>;
  titles: Record<string, Record<string, string>>;
  descriptor: Descriptor | null;
}
