import type { Shape } from './shape';

/** What the source texts name of the answer to one call. */
export interface SourceAnswer {
  /** The named fields. Where a source text names an entity but not the field around it, the field is ours. */
  answer: Shape;
  /**
   * Fields that our back end adds, each with what a page does without it. `games.total` is the field `total` of `games`,
   * or of each of its items.
   */
  extensions?: Readonly<Record<string, string>>;
}
