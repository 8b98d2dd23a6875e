import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import {
  LooseFlagSchema,
  LooseTextSchema,
  NothingSchema,
  RequiredTextSchema,
  TimeSchema,
  looseInteger,
} from '../nothing';
import { paging } from './team-range';

const text = v.pipe(v.string(), v.maxLength(300));
const id = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

export const agentRegister = endpoint({
  id: 'agent.register',
  about:
    'Registers a direct downline of the agent, with the checks of registration. The account must choose another password at its first sign-in.',
  method: 'POST',
  ...relay('registerDownline'),
  silent: false,
  encrypted: true,
  request: v.object({ username: text, password: text }),
  answer: v.object({ account: RequiredTextSchema }),
  example: { request: { username: 'mei888', password: '********' }, answer: { account: 'mei888' } },
});

export const RegistrationLinkSchema = v.object({
  id: LooseTextSchema,
  /** The affiliate code of its address. */
  code: RequiredTextSchema,
  /** Percent that it promises. */
  share: DecimalSchema,
  active: LooseFlagSchema,
  /** When it was created. Milliseconds since 1970. */
  time: TimeSchema,
  /** Number of accounts that registered through it. */
  accounts: looseInteger(0),
});

export type RegistrationLink = v.InferOutput<typeof RegistrationLinkSchema>;

export const RegistrationLinksSchema = v.object({
  /** The agent's own share in percent: a link promises at most this. */
  ownShare: DecimalSchema,
  links: v.nullish(listOf(RegistrationLinkSchema), []),
});

export type RegistrationLinks = v.InferOutput<typeof RegistrationLinksSchema>;

const link = { id: '3', code: 'K7MPQ2XW', share: '12.50', active: true, time: 1767225600000, accounts: 4 };

export const agentLinks = endpoint({
  id: 'agent.links',
  about: 'The registration links of the agent, the latest first; none where AFFMAN3 is off.',
  method: 'GET',
  ...relay('getRegistrationLinks'),
  request: NothingSchema,
  answer: RegistrationLinksSchema,
  example: { request: {}, answer: { ownShare: '30.00', links: [link] } },
});

export const agentCreateLink = endpoint({
  id: 'agent.createLink',
  about: 'Creates a registration link with a promised share, which is at most the own one.',
  method: 'POST',
  ...relay('createRegistrationLink'),
  silent: false,
  request: v.object({
    /** Percent. */
    share: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
  }),
  answer: RegistrationLinkSchema,
  example: { request: { share: '12.50' }, answer: { ...link, accounts: 0 } },
});

export const agentSwitchLink = endpoint({
  id: 'agent.switchLink',
  about: 'Switches a registration link on or off; registrations ignore one that is off.',
  method: 'POST',
  ...relay('switchRegistrationLink'),
  silent: false,
  request: v.object({ id, active: v.boolean() }),
  answer: RegistrationLinkSchema,
  example: { request: { id: '3', active: false }, answer: { ...link, active: false } },
});

export const LinkAccountsSchema = v.object({
  accounts: v.nullish(listOf(v.object({ account: RequiredTextSchema, time: TimeSchema })), []),
  totalPages: looseInteger(1),
});

export type LinkAccounts = v.InferOutput<typeof LinkAccountsSchema>;

export const agentLinkAccounts = endpoint({
  id: 'agent.linkAccounts',
  about: 'A page of the accounts that registered through a link, the latest first.',
  method: 'GET',
  ...relay('getRegistrationLinkAccounts'),
  request: v.object({ id, ...paging }),
  answer: LinkAccountsSchema,
  example: {
    request: { id: '3', pageNo: 1, pageSize: 20 },
    answer: { accounts: [{ account: 'mei888', time: 1767225600000 }], totalPages: 1 },
  },
});
