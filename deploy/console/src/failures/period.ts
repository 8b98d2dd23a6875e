/** Time ranges and intervals of failure rates. */
export const periods = {
  hour: { label: 'The last hour', minutes: 60, bucket: 60 },
  day: { label: 'The last 24 hours', minutes: 1440, bucket: 1800 },
} as const;

export type Period = keyof typeof periods;
