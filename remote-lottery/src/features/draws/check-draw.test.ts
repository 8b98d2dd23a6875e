import { commitmentOf, winningNumber, type Draw, type DrawProof } from '@atrium/api';
import { checkDraw, isCommittedLate, verdictOf, type AnnouncedIssue } from './check-draw';

const [gameCode, numero] = ['CQSSC', '20260102-0037'];
const lines = ['LA 100 aa', 'LB 200 bb'];

/** A draw as a back end with all three inputs publishes it. */
async function published(changes: Partial<Draw> = {}) {
  const end = await commitmentOf(await commitmentOf(await commitmentOf('value')));
  const inputs = { seed: 'a seed', slipsHash: await commitmentOf(lines.join('\n')), beacon: 'value', ...changes };
  const draw: Draw = {
    ...{ gameCode, numero, beaconRound: '7', drawTime: 2, committedAt: 1 },
    commitment: await commitmentOf(inputs.seed),
    ...inputs,
    winNo: changes.winNo ?? (await winningNumber(inputs, gameCode, numero)),
  };
  const proof: DrawProof = {
    slips: [...lines].reverse(),
    beacon: { round: '7', value: 'value', chain: { kind: 'hashes', id: end, address: '', firstRound: 5 } },
  };
  const announced: AnnouncedIssue = {
    ...{ numero, commitment: draw.commitment, beaconRound: '7', beaconChain: end, slipsHash: '' },
  };
  return { draw, proof, announced };
}

test('a draw is verified when all its inputs were checked', async () => {
  const { draw, proof, announced } = await published();

  const check = await checkDraw(draw, { proof, announced });

  expect(check).toEqual({
    ...{ numbers: 'matches', seed: 'matches', slips: 'matches', beacon: 'matches', announced: 'matches' },
  });
  expect(verdictOf(check)).toBe('valid');
});

test('a draw is not verified while an input was not checked', async () => {
  const { draw, proof, announced } = await published();

  expect(verdictOf(await checkDraw(draw))).toBe('partly');
  expect(await checkDraw(draw, { announced })).toMatchObject({ slips: 'unchecked', beacon: 'unchecked' });
  // the chain itself may be made up
  expect(await checkDraw(draw, { proof })).toMatchObject({ beacon: 'unchecked', announced: 'unchecked' });
  const drand = { ...proof.beacon!, chain: { ...proof.beacon!.chain, kind: 'drand' } };
  expect(await checkDraw(draw, { proof: { ...proof, beacon: drand }, announced })).toMatchObject({
    beacon: 'unchecked',
  });
});

test('detects a beacon value that was made up, although the numbers follow from it', async () => {
  const { draw, proof, announced } = await published({ beacon: 'ground for 7,7' });
  expect(await checkDraw(draw, { proof, announced })).toMatchObject({ numbers: 'matches', beacon: 'differs' });

  const beacon = { ...proof.beacon!, value: draw.beacon };
  expect(await checkDraw(draw, { proof: { ...proof, beacon } })).toMatchObject({ beacon: 'differs' });

  // with a chain of its own that leads to the value
  const id = await commitmentOf(await commitmentOf(await commitmentOf(draw.beacon)));
  const madeUp = { ...beacon, chain: { ...beacon.chain, id } };
  expect(await checkDraw(draw, { proof: { ...proof, beacon: madeUp }, announced })).toMatchObject({
    beacon: 'differs',
  });
});

test('detects a slips hash of another list of slips', async () => {
  const { draw, proof, announced } = await published({ slipsHash: 'of other slips' });

  expect(await checkDraw(draw, { proof, announced })).toMatchObject({ numbers: 'matches', slips: 'differs' });
});

test('detects a seed that does not match the commitment, and another number', async () => {
  const { draw } = await published();

  expect(await checkDraw({ ...draw, seed: 'another' })).toMatchObject({ seed: 'differs', numbers: 'differs' });
  const check = await checkDraw({ ...draw, winNo: '1,1,1,1,x' });
  expect(check).toMatchObject({ seed: 'matches', numbers: 'differs' });
  expect(verdictOf(check)).toBe('failed');
});

test.each([{ commitment: 'another' }, { beaconRound: '8' }, { slipsHash: 'another' }])(
  'detects that %j was announced before the draw',
  async (other) => {
    const { draw, proof, announced } = await published();

    expect(await checkDraw(draw, { proof, announced: { ...announced, ...other } })).toMatchObject({
      announced: 'differs',
    });
  },
);

test('a draw from the seed alone has no other inputs to check', async () => {
  const { draw } = await published({ slipsHash: '', beacon: '', beaconRound: '' });
  const announced = { numero, commitment: draw.commitment, beaconRound: '', beaconChain: '', slipsHash: '' };

  const check = await checkDraw(draw, { announced });

  expect(check).toEqual({ numbers: 'matches', seed: 'matches', announced: 'matches' });
  expect(verdictOf(check)).toBe('valid');
});

test('a commitment stored at the draw or later is late', async () => {
  const { draw } = await published();
  expect(isCommittedLate(draw)).toBe(false);
  expect(isCommittedLate({ ...draw, committedAt: 2 })).toBe(true);
  expect(isCommittedLate({ ...draw, committedAt: undefined })).toBe(false);
});
