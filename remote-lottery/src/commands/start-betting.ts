/** `lottery.start-betting@1`: nothing but its needs; the page of the game then shows its betting page. */
export default function startBetting(): Promise<void> {
  return Promise.resolve();
}
