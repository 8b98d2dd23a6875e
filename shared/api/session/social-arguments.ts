import * as v from 'valibot';

/** The providers of social sign-in. */
export const socialChannels = ['GOOGLE'] as const;

export type SocialChannel = (typeof socialChannels)[number];

/** A person's identity at a provider, in every call that takes it. */
export const SocialArgumentsSchema = v.object({
  channel: v.picklist(socialChannels),
  idToken: v.string(),
});

export type SocialArguments = v.InferOutput<typeof SocialArgumentsSchema>;
