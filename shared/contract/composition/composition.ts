import * as v from 'valibot';
import { DescriptorSchema, type Descriptor } from '../remote/descriptor';
import { FactSchema, type Fact } from '../remote/fact';
import { RemoteNameSchema } from '../remote/name';
import { IntegritySchema } from '../release/release-file';

/** One release as a page needs it. File names are relative to `/r/<remote>/`. */
export interface ComposedRelease {
  id: string;
  version: string;
  entry: string;
  expose: string[];
  views: Record<string, string[]>;
  texts: Record<string, string>;
  /** Integrity of every script file. A script that is not listed here never runs. */
  integrity: Record<string, string>;
}

/** A remote of this page. */
export interface ComposedRemote extends ComposedRelease {
  name: string;
  descriptor: Descriptor;
  /** Texts of its contributions in the page's language, with EN for missing ones. */
  titles: Record<string, string>;
  /** The complete previous good release, used before any code of this one has run. */
  previous?: ComposedRelease & { descriptor: Descriptor; titles: Record<string, string> };
}

export interface ComposedMerchant {
  code: string;
  name: string;
  siteCode: string;
  /** The default first. */
  languages: string[];
  currency: { code: string; symbol: string; position: 'F' | 'B'; digits: number };
  /** Named values: `loginPop` is a fact, `nextPage` is a value. */
  values: Record<string, string>;
  /** Name of the theme, for `data-theme`. */
  theme: string;
}

/** The composition of one page load: merchant, facts known to the server, one release per remote. */
export interface Composition {
  format: 1;
  /** Changes when anything below does; requested by the conditional poll. */
  id: string;
  /** Language the titles are in. */
  language: string;
  merchant: ComposedMerchant;
  /** Facts that are certain and true for this merchant; the host adds those about the person. */
  facts: Fact[];
  host: { id: string; version: string };
  remotes: ComposedRemote[];
  /**
   * Addresses, `/trial` or `/promotion/:id`, with a place that this merchant certainly does not have: "not available".
   */
  closed: string[];
  /** Whether unpublished releases may be tested in this environment. */
  overrides: boolean;
}

const releaseEntries = {
  id: v.string(),
  version: v.string(),
  entry: v.string(),
  expose: v.array(v.string()),
  views: v.record(v.string(), v.array(v.string())),
  texts: v.record(v.string(), v.string()),
  integrity: v.record(v.string(), IntegritySchema),
};
const titles = v.record(v.string(), v.string());

export const CompositionSchema: v.GenericSchema<Composition> = v.object({
  format: v.literal(1),
  id: v.string(),
  language: v.string(),
  merchant: v.object({
    code: v.string(),
    name: v.string(),
    siteCode: v.string(),
    languages: v.pipe(v.array(v.string()), v.minLength(1)),
    currency: v.object({ code: v.string(), symbol: v.string(), position: v.picklist(['F', 'B']), digits: v.number() }),
    values: v.record(v.string(), v.string()),
    theme: v.string(),
  }),
  facts: v.array(FactSchema),
  host: v.object({ id: v.string(), version: v.string() }),
  remotes: v.array(
    v.object({
      ...releaseEntries,
      name: RemoteNameSchema,
      descriptor: DescriptorSchema,
      titles,
      previous: v.optional(v.object({ ...releaseEntries, descriptor: DescriptorSchema, titles })),
    }),
  ),
  closed: v.array(v.string()),
  overrides: v.boolean(),
});

/**
 * Answers to the start-up calls, by endpoint id, as the server gave them (`value`). The client requests missing ones.
 */
export type StartAnswers = Record<string, unknown>;

/** Ids of the data blocks in the page that the gateway writes and the host reads. */
export const pageBlocks = {
  composition: 'atrium-composition',
  answers: 'atrium-answers',
  page: 'atrium-page',
} as const;

/** The gateway's data about this page load. */
export interface PageFacts {
  /** Nonce of styles and import maps. */
  nonce: string;
  /** Token that makes this page load's failure report count once. */
  reportToken: string;
}
