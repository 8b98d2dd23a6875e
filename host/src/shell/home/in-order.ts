interface Ordered {
  remote: { name: string };
  section: { id: string };
}

/** Sections in the merchant's order, `lobby.winners lottery.groups`; others follow in their own. */
export function inOrder<Section extends Ordered>(sections: readonly Section[], order = ''): Section[] {
  const names = order.split(' ');
  const rankOf = ({ remote, section }: Section) => {
    const rank = names.indexOf(`${remote.name}.${section.id}`);
    return rank === -1 ? names.length : rank;
  };
  return [...sections].sort((one, other) => rankOf(one) - rankOf(other));
}
