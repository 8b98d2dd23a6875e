import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogs } from '../testing';
import { Flag } from './flag';
import { flagDrawings } from './flag-drawings';
import { fallbackFlag, flagOf, languageFlags } from './language-flags';
import { LanguageMenu } from './language-menu';

beforeAll(installDialogs);

describe('flags of languages', () => {
  it('cover about 30 languages, with a fallback for others [LNG-04] [LIM-18]', () => {
    expect(Object.keys(languageFlags).length).toBeGreaterThanOrEqual(30);
    expect(flagOf('en')).toBe('gb');
    expect(flagOf('xx')).toBe(fallbackFlag);
  });

  it.each(Object.keys(flagDrawings))('are drawn for %s', (flag) => {
    const language = Object.keys(languageFlags).find((code) => flagOf(code) === flag) ?? '';
    const { container } = render(<Flag language={language} />);
    expect(container.querySelector('svg')?.dataset.flag).toBe(flag);
  });

  it('show a globe for other languages', () => {
    const { container } = render(<Flag language="xx" />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('[data-flag]')).toBeNull();
  });
});

describe('LanguageMenu', () => {
  it('offers each language by its own name, marks the selected one, and returns its code', async () => {
    const select = jest.fn();
    const languages = [
      { code: 'EN', name: 'English', tag: 'en' },
      { code: 'TH', name: 'ไทย', tag: 'th' },
    ];
    render(<LanguageMenu label="Language" languages={languages} selected="EN" onSelect={select} />);
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBe(document.activeElement);
    const thai = screen.getByRole('menuitemradio', { name: 'ไทย', checked: false });
    expect(thai.getAttribute('lang')).toBe('th');
    await userEvent.click(thai);
    expect(select).toHaveBeenCalledWith('TH');
  });
});
