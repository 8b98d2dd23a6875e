import { ChatRoom } from '../pages/chat-room';
import { ThirdPartyContent } from '../pages/third-party-content';
import { accounts } from '../support/accounts';
import { MerchantSettings } from '../support/merchant-settings';
import { expect, test } from '../support/test';

/** Addresses of the room's code and of its frame. */
const ofRoom = /chat-window|\/room\b/;

test('aurora: an operator answers in the chat room; both tabs count it, and a message that was not sent can be sent again [CHT-01] [CHT-02] [CHT-10]', async ({
  at,
  control,
  copyAccount,
  context,
}) => {
  const player = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(player, '/electron');
  const other = await context.newPage();
  await other.goto(tab.page.url());
  const room = new ChatRoom(tab.page);
  const { button, inside, message } = room;
  const fetched: string[] = [];
  tab.page.on('request', (request) => fetched.push(request.url()));

  await tab.page.reload();
  await expect(button).toBeVisible();
  // nothing of the room is loaded until it first opens
  expect(fetched.filter((address) => ofRoom.test(address))).toEqual([]);
  await room.press();
  await message.fill('Where is my deposit?');
  // the room has the merchant's colours
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const own = await room.window.evaluate(background);
  await expect.poll(() => inside.locator('body').evaluate(background)).toBe(own);
  expect(fetched.filter((address) => ofRoom.test(address)).length).toBeGreaterThan(1);
  await control.fault({ merchant: 'aurora', endpoint: 'chat.send', status: 503, times: 1 });
  await room.send.click();
  await expect(inside.getByText('Where is my deposit?')).toBeVisible();
  await inside.getByRole('button', { name: 'Send again' }).click();
  await expect(message).toBeFocused();
  await expect(inside.locator('li.own:not([data-key])')).toHaveCount(1);
  await message.fill('A draft');
  // the key that leaves an input method does not close the room
  await message.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(room.window).toBeVisible();
  await room.close.click();
  await expect(room.window).toHaveCount(0);

  await control.answerInChat('aurora', player.username, 'It arrives today.');
  await expect(button).toHaveText('1');
  const { button: otherButton } = new ChatRoom(other);
  await expect(otherButton).toHaveText('1');
  await room.press();
  await expect(inside.getByText('It arrives today.')).toBeVisible();
  await expect(message).toHaveValue('A draft');
  await expect(otherButton).toHaveText('');
  await expect(button).toHaveText('');
});

test('aurora: the button snaps to the edge where it is released [CHT-12]', async ({ at, copyAccount, page }) => {
  const tab = at('aurora', { language: 'EN' });
  const room = new ChatRoom(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab.setLanguageCookie();
  await tab.signIn(await copyAccount('aurora', accounts.player), '/help');
  // beside the corner, from where it was drawn first
  await expect.poll(() => room.place()).toEqual({ x: 1280 - 152, y: 800 - 72 });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const edges = [
    [{ x: 60, y: 300 }, { x: 16 }],
    [{ x: width - 60, y: 300 }, { x: width - 72 }],
    [{ x: 600, y: 50 }, { y: 16 }],
  ] as const;
  for (const [released, expected] of edges) {
    await room.dragTo(released);
    await expect.poll(() => room.place(), `released at ${released.x}, ${released.y}`).toMatchObject(expected);
    // the drag has not pressed the button
    await expect(room.button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('aurora: a trial account reads why it may not chat; a visitor signs in first [CHT-06] [CHT-07]', async ({
  at,
  context,
}) => {
  const trial = at('aurora', { language: 'EN' });
  await trial.setLanguageCookie();
  await trial.signIn(accounts.trial, '/help');
  const room = new ChatRoom(trial.page);
  await room.press();
  await trial.shell.acknowledge(trial.say('host', 'in_please_information'));
  await expect(room.window).toHaveCount(0);
  await trial.signOut();

  const visitor = at('aurora', { language: 'EN', page: await context.newPage() });
  const asked = new ChatRoom(visitor.page);
  await visitor.open('/help');
  await asked.press();
  await expect(visitor.signInPopup.username).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.dialog).toHaveCount(0);
  await expect(asked.window).toHaveCount(0);
});

test('lotus: where the merchant requires a permission, the chat is absent without it and where the call fails, and no dialog opens [CHT-03] [CHT-04] [CHT-05]', async ({
  at,
  control,
  copyAccount,
  portal,
}) => {
  const settings = new MerchantSettings(portal);
  const tab = at('lotus', { language: 'EN' });
  const room = new ChatRoom(tab.page);
  await tab.setLanguageCookie();
  const player = await copyAccount('lotus', accounts.player);
  await settings.apply({ ...(await settings.of('lotus')), chatPermission: true });
  try {
    await tab.signIn(player, '/help');
    await expect(room.button).toBeVisible();
    for (const fault of [{ value: { hasPermission: false } }, { status: 503 }]) {
      await control.fault({ merchant: 'lotus', endpoint: 'chat.permission', ...fault });
      const asked = tab.page.waitForResponse(/getChatPermission/);
      await tab.open('/help');
      await asked;
      await expect(tab.title).toBeVisible();
      await expect(room.button).toHaveCount(0);
      await expect(tab.dialog).toHaveCount(0);
      await control.clearFaults();
    }
  } finally {
    await settings.restore();
  }
  await tab.open('/help');
  await expect(room.button).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lotus: the two chats of the source never overlap, folded or unfolded', async ({ at, copyAccount, page }) => {
    const tab = at('lotus', { language: 'EN' });
    const room = new ChatRoom(page);
    const plugin = new ThirdPartyContent(page);
    await tab.setLanguageCookie();
    await tab.signIn(await copyAccount('lotus', accounts.player), '/help');
    await expect(plugin.chat).toBeVisible();
    await expect(room.button).toBeVisible();
    const boxes = async () => Promise.all([plugin.chat, room.button].map((part) => part.boundingBox()));
    const [one, other] = await boxes();
    expect(one && other && overlap(one, other)).toBe(false);

    await plugin.openChat();
    await expect(room.button).toBeHidden();
    await plugin.closeChat();
    await room.press();
    await expect(room.message).toBeVisible();
    await expect(plugin.chat).toBeHidden();
    const frame = await room.window.boundingBox();
    expect([frame?.x ?? -1, 360 - (frame?.x ?? 0) - (frame?.width ?? 0)].every((free) => free >= 0)).toBe(true);
    await room.close.click();
    await expect(plugin.chat).toBeVisible();
  });

  test('aurora: a button that was released at the header or at the tab bar can be dragged away again [CHT-12]', async ({
    at,
    copyAccount,
    page,
  }) => {
    const tab = at('aurora', { language: 'EN' });
    const room = new ChatRoom(page);
    await tab.setLanguageCookie();
    await tab.signIn(await copyAccount('aurora', accounts.player), '/help');
    await expect.poll(async () => (await room.place()).x).toBe(360 - 72);
    for (const [edge, released] of [
      ['top', { x: 180, y: 20 }],
      ['bottom', { x: 180, y: 720 }],
    ] as const) {
      await room.dragTo(released);
      await expect.poll(async () => (await room.place()).y).toBe(edge === 'top' ? 16 : 740 - 72);
      expect(await room.visible(), `released at the ${edge}`).toMatchObject({ free: true });
    }
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  const apart = (from: number, size: number, to: number, next: number) => from + size <= to || to + next <= from;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}
