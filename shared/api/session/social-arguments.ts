import * as v from 'valibot';

/** Providers of social sign-in the portal knows. */
export const socialChannels = ['GOOGLE'] as const;

export type SocialChannel = (typeof socialChannels)[number];

/** What says who somebody is at a provider, in every call that takes it. */
export const SocialArgumentsSchema = v.object({
  channel: v.picklist(socialChannels),
  idToken: v.string(),
});

export type SocialArguments = v.InferOutput<typeof SocialArgumentsSchema>;
