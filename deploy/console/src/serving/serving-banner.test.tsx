import { render, screen } from '@testing-library/react';
import { Reading } from '../registry/reading';
import type { Serving } from './serving';
import { ServingBanner } from './serving-banner';

async function shown(serving: Serving | Error): Promise<void> {
  const reading = new Reading(async () => {
    if (serving instanceof Error) throw serving;
    return serving;
  });
  await reading.refresh();
  render(<ServingBanner serving={reading} />);
}

it('says nothing while what is stored is served', async () => {
  await shown({ published: true, database: true, serving: 'current' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the database is away, and that nothing can be changed meanwhile', async () => {
  await shown({ published: true, database: false, serving: 'last known good' });
  expect(screen.getByRole('alert').textContent).toMatch(/database is away.*Nothing can be published or changed/);
});

it('says that releases are refused, where the database is there', async () => {
  await shown({ published: true, database: true, serving: 'last known good' });
  expect(screen.getByRole('alert').textContent).toMatch(/not served as they are stored/);
});

it('says that the server does not answer', async () => {
  await shown(new Error('away'));
  expect(screen.getByRole('alert').textContent).toMatch(/does not answer/);
});
