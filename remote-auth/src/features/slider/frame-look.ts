/** What the frame receives of the merchant's colours and corners, and the custom properties. */
export const frameLook = {
  text: '--color-text',
  accent: '--color-accent',
  'on-accent': '--color-on-accent',
  radius: '--radius-control',
  corner: '--corner-shape',
};
