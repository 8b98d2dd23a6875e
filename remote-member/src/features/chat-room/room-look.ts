/** What the frame receives of the merchant's colours, and the custom properties. */
export const roomLook = {
  text: '--color-text',
  card: '--color-card',
  raised: '--color-raised',
  accent: '--color-accent',
  'on-accent': '--color-on-accent',
  border: '--color-border',
  outline: '--color-outline',
  negative: '--color-negative',
  focus: '--color-focus',
};
