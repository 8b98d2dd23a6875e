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

it('shows nothing while the stored state is served', async () => {
  await shown({ published: true, database: true, serving: 'current' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('warns that the database is unavailable and changes are refused', async () => {
  await shown({ published: true, database: false, serving: 'last known good' });
  expect(screen.getByRole('alert').textContent).toMatch(/database is unavailable.*Nothing can be published or changed/);
});

it('warns that releases are refused while the database is available', async () => {
  await shown({ published: true, database: true, serving: 'last known good' });
  expect(screen.getByRole('alert').textContent).toMatch(/not served as they are stored/);
});

it('reports that the server does not answer', async () => {
  await shown(new Error('away'));
  expect(screen.getByRole('alert').textContent).toMatch(/does not answer/);
});
