import type { ComposedRemote, NavItem } from '@atrium/contract';
import type { Locator } from 'playwright';
import { expect, type StubPortal } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';
import { brokenStubs, placesOf, type SmokeContext } from './smoke-context';

/** Every nav item of a player is drawn where its target exists, and opens that target. */
export async function checkNavItems(context: SmokeContext): Promise<void> {
  const { list, portal, everything: tab } = context;
  const composition = portal.composition('everything');
  const expected = new ExpectedPortal(composition, 'player');
  await tab.signIn('player');
  for (const remote of composition.remotes.filter(({ name }) => !brokenStubs.includes(name)))
    for (const navItem of remote.descriptor.navItems ?? [])
      await list.check(`${remote.name}: nav item ${navItem.id} at ${navItem.point}`, () =>
        followNavItem(context, expected, remote, navItem),
      );
  await list.check('host: the bar at the right edge does not cover the page', () => expectBarBeside(tab));
}

async function expectBarBeside(tab: StubPortal): Promise<void> {
  await tab.openPlace('greeter.page@1');
  const bar = tab.page.getByRole('complementary', { name: tab.say('shell.rightBar') });
  const wide = tab.page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of [1024, 1366, 1600]) {
    await tab.page.setViewportSize({ ...wide, width });
    const page = await tab.stub('greeter', 'page').first().boundingBox();
    expect((await bar.boundingBox())?.x).toBeGreaterThan((page?.x ?? 0) + (page?.width ?? Infinity));
  }
  await tab.page.setViewportSize(wide);
}

async function followNavItem(
  context: SmokeContext,
  expected: ExpectedPortal,
  remote: ComposedRemote,
  navItem: NavItem,
): Promise<void> {
  const { everything: tab } = context;
  const title = remote.titles[navItem.title] ?? navItem.title;
  const elsewhere = navItem.to?.place === 'greeter.page@1' ? 'lobby.home@1' : 'greeter.page@1';
  await tab.openPlace(elsewhere);
  await expect.poll(() => tab.ask((host) => host.navigation.current.get().place, null)).toBe(elsewhere);
  if (!expected.hasNavItem(remote, navItem)) return expect(itemsNamed(tab, navItem, title)).toHaveCount(0);
  if (navItem.point === 'account-menu@1') await openAccountMenu(tab);
  if (navItem.to || navItem.run) {
    await itemsNamed(tab, navItem, title).first().click();
    await arrive(context, navItem);
  }
  for (const child of Array.isArray(navItem.children) ? navItem.children : []) {
    if (!expected.hasNavItem(remote, child)) continue;
    const trigger = navItem.to || navItem.run ? tab.say('shell.unfold').replace('{{title}}', title) : title;
    await tab.page
      .getByRole('navigation', { name: tab.say('shell.menu') })
      .getByRole('button', { name: trigger })
      .click();
    const childTitle = remote.titles[child.title] ?? child.title;
    await tab.page
      .getByRole('link', { name: childTitle })
      .or(tab.page.getByRole('button', { name: childTitle }))
      .last()
      .click();
    await arrive(context, child);
  }
}

async function openAccountMenu(tab: StubPortal): Promise<void> {
  await tab.page
    .getByRole('banner')
    .getByRole('button', { name: `${tab.say('shell.account')}:` })
    .click();
}

function itemsNamed(tab: StubPortal, { point }: NavItem, name: string): Locator {
  const bars: Record<NavItem['point'], Locator> = {
    'menu@1': tab.page.getByRole('navigation', { name: tab.say('shell.menu') }),
    'right-bar@1': tab.page.getByRole('complementary', { name: tab.say('shell.rightBar') }),
    'info-bar@1': tab.page.getByRole('banner'),
    'footer@1': tab.page.getByRole('contentinfo'),
    'account-menu@1': tab.page.getByRole('group', { name: tab.say('shell.account') }),
  };
  const bar = bars[point];
  return bar.getByRole('link', { name }).or(bar.getByRole('button', { name }));
}

/** Expects that the nav item's place is shown, or that its command has run. */
async function arrive(context: SmokeContext, { to, run }: NavItem): Promise<void> {
  const { everything: tab } = context;
  const target = to && placesOf(context).find(({ place }) => place.name === to.place);
  if (target) await expect(tab.stub(target.remote.name, target.place.view).first()).toBeVisible();
  if (run && !run.command.startsWith('greeter.'))
    await expect.poll(() => tab.page.evaluate(() => window.atriumSmoke.ran)).toContain(run.command);
  await tab.closeDialogs();
}
