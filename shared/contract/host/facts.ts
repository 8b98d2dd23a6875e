import type { Fact, When } from '../remote/fact';
import type { Readable } from './readable';

/** Generic truths about this page. An unknown fact is false and recorded. */
export interface Facts {
  has(fact: Fact): boolean;
  holds(when: When | undefined): boolean;
  /** Changes whenever any fact does; for re-evaluating what was asked. */
  revision: Readable<number>;
}
