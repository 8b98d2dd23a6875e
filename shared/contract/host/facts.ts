import type { Fact, When } from '../remote/fact';
import type { Readable } from './readable';

/** Facts about this page. An unknown fact is false and recorded. */
export interface Facts {
  has(fact: Fact): boolean;
  holds(when: When | undefined): boolean;
  /** Changes whenever any fact does; for evaluating conditions again. */
  revision: Readable<number>;
}
