import { reactView } from '@atrium/contract/react';

export default reactView(function Other() {
  return <p>other</p>;
});
