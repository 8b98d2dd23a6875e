export function Other() {
  return <p>other</p>;
}
