import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseTextSchema, NothingSchema, RequiredTextSchema, TimeSchema } from '../nothing';

export const AgentAnnouncementSchema = v.object({
  id: LooseTextSchema,
  /** In the language of the caller. */
  title: RequiredTextSchema,
  text: v.optional(LooseTextSchema, ''),
  /** When it was published. Milliseconds since 1970. */
  time: TimeSchema,
});

export type AgentAnnouncement = v.InferOutput<typeof AgentAnnouncementSchema>;

export const agentAnnouncements = endpoint({
  id: 'agent.announcements',
  about: "The merchant's announcements to its agents, the latest first.",
  method: 'GET',
  ...relay('getAgentAnnouncements'),
  request: NothingSchema,
  answer: v.object({ announcements: listOf(AgentAnnouncementSchema) }),
  example: {
    request: {},
    answer: {
      announcements: [
        { id: '1', title: 'New figures', text: 'The overview now compares with the days before.', time: 1767225600000 },
      ],
    },
  },
});
