import { render, screen } from '@testing-library/react';
import { BannerArt, GameArt, sceneNames } from '.';
import { brandLogo, brandOf, faviconSvg, logoSvg } from './brand';
import { BrandLogo } from './brand-logo';
import { familyOf, gameArt, pictureToSvg, type GameFamily } from './game';

const families: GameFamily[] = ['slots', 'fish', 'live', 'sports', 'pvp', 'esports', 'lottery'];
const drawn = (seed: string, family?: GameFamily) => pictureToSvg(gameArt(seed, family));
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** The strokes of the largest subject: it is scaled most, but for its shadow. */
function symbolOf(seed: string, family: GameFamily): string {
  return gameArt(seed, family)
    .shapes.filter(
      ({ transform = '', opacity }) => Number(/scale\(([\d.]+)/.exec(transform)?.[1]) > 0.6 && opacity !== 0.16,
    )
    .map(({ path }) => path)
    .join();
}

describe('gameArt', () => {
  it.each(families)('draws the same %s for a seed each time', (family) => {
    expect(drawn('pearl-bay', family)).toBe(drawn('pearl-bay', family));
  });

  it('draws different games differently', () => {
    const pictures = Array.from({ length: 200 }, (_, index) => drawn(`game ${index}`));
    expect(new Set(pictures).size).toBe(200);
  });

  it('draws the subject and the mood of the name', () => {
    const paths = (seed: string) => gameArt(seed).shapes.map(({ path }) => path);
    const shared = paths('lucky-dragon').filter((path) => paths('neon-dragon').includes(path));
    const dragon = shared.filter((path) => !paths('frozen-tiger').includes(path));
    expect(dragon.length).toBeGreaterThan(2);
    expect(paths('frozen-dragon')).toEqual(expect.arrayContaining(dragon));
    expect(gameArt('frozen-dragon').gradients[0]).toEqual(gameArt('frozen-tiger').gradients[0]);
    expect(gameArt('frozen-dragon').gradients[0]).not.toEqual(gameArt('blazing-dragon').gradients[0]);
  });

  it('composes every title of a large catalogue differently, apart from the glints', () => {
    const moods = ['golden', 'sunny', 'frozen', 'swift', 'arctic', 'noble', 'jade', 'festive', 'iron', 'eternal'];
    const subjects = [
      'dragon',
      'tiger',
      'koi',
      'roulette-hall',
      'card-duel',
      'cup-match',
      'squad-league',
      'nine-boxes',
    ];
    const compositions = families.flatMap((family) =>
      moods.flatMap((mood) =>
        subjects.map((subject) => JSON.stringify(gameArt(`${mood}-${subject}-${family}`, family).shapes.slice(0, -1))),
      ),
    );
    expect(new Set(compositions).size).toBe(compositions.length);
  });

  it.each<[GameFamily, ...string[]]>([
    ['live', 'baccarat', 'roulette', 'baccarat-salon', 'roulette-hall'],
    ['sports', 'football', 'cup-match', 'league-night'],
    ['fish', 'fishing', 'fishing-harbour', 'shark-bay'],
    ['pvp', 'card-duel', 'high-card-battle', 'poker-challenge'],
    ['esports', 'esports-arena', 'squad-league'],
    ['lottery', 'fortune-ticket', 'triple-match', 'nine-boxes', 'instant-lottery'],
    ['slots', 'five-card-poker', 'video-poker', 'roulette-table', 'baccarat-table', 'scratch-card', 'scratch-ticket'],
    ['slots', 'arcade-fishing', 'deep-sea-hunter'],
  ])('draws neighbours in a list of %s games with other symbols, and a subject with several', (family, ...subjects) => {
    const moods = ['golden', 'sunny', 'frozen', 'swift', 'arctic', 'noble', 'jade', 'festive', 'iron', 'eternal'];
    const titles = moods.flatMap((mood) => subjects.map((subject) => `${mood}-${subject}`));
    const symbols = titles.map((title) => symbolOf(title, family));

    for (const [at, symbol] of symbols.entries())
      expect(`${titles[at]} ${symbol}`).not.toBe(`${titles[at]} ${symbols[at - 1]}`);
    for (const subject of subjects)
      expect(new Set(moods.map((mood) => symbolOf(`${mood}-${subject}`, family))).size).toBeGreaterThan(1);
  });

  it('knows how each game type is drawn', () => {
    const types = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP', 'ESPORTS', 'LOTT', 'ELOTT'];
    expect(types.map(familyOf)).toEqual([...families, 'lottery']);
  });

  it('is a document that a strict policy allows', () => {
    const svg = drawn('golden-dragon');
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
    expect(svg).not.toMatch(/style=|<script|NaN|undefined/);
  });
});

describe('drawn pictures', () => {
  it('have separate gradients when several are on a page', () => {
    const { container } = render(
      <>
        <GameArt seed="golden-dragon" />
        <GameArt seed="frozen-pearl" family="fish" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = container.querySelectorAll('path');
    expect(ids.map((id) => `url(#${id})`)).toContain(first?.getAttribute('fill'));
  });

  it.each([...sceneNames, 'an unknown scene'])('include a banner of %s', (scene) => {
    const { container } = render(<BannerArt scene={scene} />);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(8);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    expect(container.innerHTML).toContain('var(--art-');
  });

  it('keep the middle of a game, and the subject on the right of a banner, in a narrow box', () => {
    const { container } = render(
      <>
        <GameArt seed="golden-dragon" />
        <BannerArt scene="night" />
      </>,
    );
    const kept = [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('preserveAspectRatio'));
    expect(kept).toEqual(['xMidYMid slice', 'xMaxYMid slice']);
  });
});

describe('brands', () => {
  it.each(['aurora', 'lotus', 'kestrel'])('%s has a logo and a favicon as documents', (merchant) => {
    const brand = brandOf(merchant);
    if (!brand) throw new Error('no brand');
    for (const svg of [logoSvg(brand), faviconSvg(brand)]) {
      expect(parsed(svg).querySelector('parsererror')).toBeNull();
      expect(svg).not.toMatch(/style=|NaN|undefined|currentColor/);
    }
    expect(brandLogo(brand).height).toBe(48);
  });

  it('shows the name of a merchant without a logo', () => {
    render(<BrandLogo merchant="unknown" name="Unknown’s" />);
    expect(screen.getByText('Unknown’s')).toBeTruthy();
    expect(brandOf('unknown')).toBeUndefined();
  });

  it('labels a drawn logo', () => {
    render(<BrandLogo merchant="lotus" name="Lotus" />);
    expect(screen.getByRole('img', { name: 'Lotus' })).toBeTruthy();
  });
});
