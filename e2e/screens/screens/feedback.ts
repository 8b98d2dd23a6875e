import { feedbackSend } from '@atrium/api';
import { FeedbackForm } from '../../pages/feedback-form';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

// the other merchants have no feedback
const where = ({ look }: Tab) => look.merchant === 'lotus';

/** The feedback dialog of visitors and customers. */
export const feedbackScreens: Screen[] = [
  {
    name: 'feedback of a visitor, with errors',
    where,
    async show(tab) {
      const form = await openFeedback(tab);
      await form.description.fill('Too short.');
      await form.send.click();
    },
  },
  {
    name: 'feedback of a player, with a picture',
    where,
    as: 'player2',
    async show(tab) {
      const form = await openFeedback(tab);
      await fill(form, tab);
    },
  },
  {
    name: 'feedback of a player, being sent',
    where,
    as: 'player2',
    neverSettles: true,
    async show(tab) {
      const form = await openFeedback(tab);
      await fill(form, tab);
      await form.captcha.fill('k7qp');
      await tab.answer({ [feedbackSend.path]: 'held' });
      await form.send.click();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'feedback of a player, not sent',
    where,
    as: 'player2',
    async show(tab) {
      const form = await openFeedback(tab);
      await fill(form, tab);
      await form.captcha.fill('k7qp');
      await tab.answer({ [feedbackSend.path]: 'failed' });
      await form.send.click();
      // a message above the form
      await tab.page.locator('dialog[open]').nth(1).waitFor();
      tab.requireNewBrowser();
    },
  },
];

async function openFeedback(tab: Tab): Promise<FeedbackForm> {
  await tab.open('/help');
  await tab.page
    .getByRole('main')
    .getByRole('button', { name: tab.say('lobby', 'help.feedback') })
    .click();
  const form = new FeedbackForm(tab);
  await form.captchaPicture.waitFor();
  return form;
}

async function fill(form: FeedbackForm, tab: Tab): Promise<void> {
  await form.description.fill('My deposit of this morning is missing. The transfer was at nine.');
  if ((await form.pictures.count()) > 0) return;
  const buffer = await tab.page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 } });
  await form.picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await form.pictures.waitFor();
}
