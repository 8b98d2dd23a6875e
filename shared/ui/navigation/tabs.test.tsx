import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs';

const vendors = [
  { id: 'nova', label: 'Nova' },
  { id: 'orbit', label: 'Orbit', disabled: true },
  { id: 'pearl', label: 'Pearl' },
  { id: 'quartz', label: 'Quartz' },
];

function Vendors({ activation }: { activation?: 'manual' }) {
  const [selected, setSelected] = useState('nova');
  return (
    <>
      <Tabs
        label="Vendors"
        tabs={vendors}
        selected={selected}
        onSelect={setSelected}
        panelId="games"
        activation={activation}
      />
      <TabPanel id="games" selected={selected}>
        Games of {selected}
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('are one stop for Tab: the selected one', async () => {
    render(<Vendors />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Nova'));
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  });

  it('are moved through by arrow keys, around the ends and past disabled ones, selecting each', async () => {
    render(<Vendors />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Pearl');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chosen()).toBe('Quartz');
    expect(document.activeElement).toBe(tab('Quartz'));
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('Nova');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Quartz');
  });

  it('select on Enter when selecting is expensive', async () => {
    render(<Vendors activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Nova');
    expect(document.activeElement).toBe(tab('Pearl'));
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('Pearl');
  });

  it('keep a hyphenated word whole, with an unchanged accessible name', () => {
    const tabs = [{ id: 'mail', label: 'By E-mail' }];
    render(<Tabs label="Ways" tabs={tabs} selected="mail" onSelect={() => undefined} panelId="way" />);
    expect(tab('By E-mail').textContent).toBe('By E-mail');
    expect(getComputedStyle(screen.getByText('E-mail')).whiteSpace).toBe('nowrap');
  });

  it('reference the panel they control', async () => {
    render(<Vendors />);
    await userEvent.click(tab('Pearl'));
    expect(screen.getByRole('tabpanel', { name: 'Pearl' }).textContent).toBe('Games of pearl');
    expect(tab('Pearl').getAttribute('aria-controls')).toBe('games');
  });
});
