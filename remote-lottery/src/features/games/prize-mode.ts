/** Prize mode of lottery calls: instant below the menu group ELOTT, ordinary elsewhere. */
export function prizeModeOf(menuGroup: string): 'Lott' | 'Elott' {
  return menuGroup === 'ELOTT' ? 'Elott' : 'Lott';
}
