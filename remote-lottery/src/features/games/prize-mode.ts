/** The prizes lottery calls ask for: those of instant lotteries below the menu group ELOTT, the ordinary ones elsewhere. */
export function prizeModeOf(menuGroup: string): 'Lott' | 'Elott' {
  return menuGroup === 'ELOTT' ? 'Elott' : 'Lott';
}
