import * as v from 'valibot';
import { LooseTextSchema } from '../nothing';
import { listOf, part } from '../list';

/** The kinds of customer service that the source names; a back end may have others. */
export const csTypes = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP'] as const;

const label = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id).trim()),
  v.nonEmpty(),
);

/** A list, or one text with commas. */
const LabelsSchema = v.union([
  listOf(label),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((ids) =>
      String(ids)
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ),
]);

/** An entry of customer service. Only the path is required; unreadable labels cost the entry, as it may be for others. */
export const CustomerServiceSchema = v.object({
  title: v.fallback(v.optional(LooseTextSchema, ''), ''),
  path: v.string(),
  csType: part(LooseTextSchema),
  csPosition: part(LooseTextSchema),
  labelIds: v.optional(v.nullable(LabelsSchema)),
  target: part(LooseTextSchema),
  /** Carried and not used: the source does not say what it means. */
  type: part(LooseTextSchema),
});

export type CustomerService = v.InferOutput<typeof CustomerServiceSchema>;
