import type { ComposedRemote, NavItem } from '@atrium/contract';
import type { Locator } from 'playwright';
import { expect, type StubPortal } from '../stub-portal';
import { misbehaving, placesOf, type Parts } from './parts';

/** Every nav item a player has: it is drawn where its target exists, and following it gets there. */
export async function checkNavItems(parts: Parts): Promise<void> {
  const { list, portal, everything: tab } = parts;
  await tab.signIn('player');
  for (const remote of portal.composition('everything').remotes.filter(({ name }) => !misbehaving.includes(name)))
    for (const navItem of remote.descriptor.navItems ?? [])
      await list.check(`${remote.name}: nav item ${navItem.id} at ${navItem.point}`, () =>
        followNavItem(parts, remote, navItem),
      );
  await list.check('host: the bar at the right edge stands beside the page', () => seeBarBeside(tab));
}

async function seeBarBeside(tab: StubPortal): Promise<void> {
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

async function followNavItem(parts: Parts, remote: ComposedRemote, navItem: NavItem): Promise<void> {
  const { everything: tab } = parts;
  const title = remote.titles[navItem.title] ?? navItem.title;
  const elsewhere = navItem.to?.place === 'greeter.page@1' ? 'lobby.home@1' : 'greeter.page@1';
  await tab.openPlace(elsewhere);
  await expect.poll(() => tab.ask((host) => host.navigation.current.get().place, null)).toBe(elsewhere);
  if (!(await isDrawn(tab, navItem))) return expect(itemsNamed(tab, navItem, title)).toHaveCount(0);
  if (navItem.point === 'account-menu@1')
    await tab.page.getByRole('banner').locator('[aria-haspopup=menu]').first().click();
  if (navItem.to || navItem.run) {
    await itemsNamed(tab, navItem, title).first().click();
    await arrive(parts, navItem);
  }
  for (const child of Array.isArray(navItem.children) ? navItem.children : []) {
    if (!(await isDrawn(tab, child))) continue;
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
    await arrive(parts, child);
  }
}

async function isDrawn(tab: StubPortal, { when, to, run, children }: NavItem): Promise<boolean> {
  if (!(await tab.holds(when))) return false;
  if (to && (await tab.hasPlace(to.place))) return true;
  if (run && (await tab.hasCommand(run.command))) return true;
  if (!children) return false;
  if (!Array.isArray(children)) return tab.hasCommand(children.source);
  return (await Promise.all(children.map((child) => isDrawn(tab, child)))).some(Boolean);
}

function itemsNamed(tab: StubPortal, { point }: NavItem, name: string): Locator {
  const bars: Record<NavItem['point'], Locator> = {
    'menu@1': tab.page.getByRole('navigation', { name: tab.say('shell.menu') }),
    'right-bar@1': tab.page.getByRole('complementary', { name: tab.say('shell.rightBar') }),
    'info-bar@1': tab.page.getByRole('banner'),
    'footer@1': tab.page.getByRole('contentinfo'),
    'account-menu@1': tab.page.getByRole('menu'),
  };
  const bar = bars[point];
  return bar.getByRole('link', { name }).or(bar.getByRole('button', { name })).or(bar.getByRole('menuitem', { name }));
}

/** What the nav item leads to is there: its place, or its command has run. */
async function arrive(parts: Parts, { to, run }: NavItem): Promise<void> {
  const { everything: tab } = parts;
  const target = to && placesOf(parts).find(({ place }) => place.name === to.place);
  if (target) await expect(tab.stub(target.remote.name, target.place.view).first()).toBeVisible();
  if (run && !run.command.startsWith('greeter.'))
    await expect.poll(() => tab.page.evaluate(() => window.atriumSmoke.ran)).toContain(run.command);
  await tab.closeDialogs();
}
