import { showBrokenPage } from './broken-page';

function aPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <div id="root"><p>half a page</p></div>
    <div id="atrium-stuck" role="alert" hidden><p>ไม่สามารถเริ่มหน้านี้ได้</p><button type="button">ลองอีกครั้ง</button></div>`;
  return page;
}

test("shows the gateway's message, in the page's language, in place of half a page", () => {
  const page = aPage();
  const reload = jest.fn();

  showBrokenPage(page, page.getElementById('atrium-stuck'), reload);

  expect(page.body.textContent).toBe('ไม่สามารถเริ่มหน้านี้ได้ลองอีกครั้ง');
  expect(page.querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows the message also after content has replaced it', () => {
  const page = aPage();
  const message = page.getElementById('atrium-stuck');
  page.body.replaceChildren('content that failed');

  showBrokenPage(page, message, jest.fn());

  expect(page.body.textContent).toBe('ไม่สามารถเริ่มหน้านี้ได้ลองอีกครั้ง');
});

test("leaves nothing for the page's start watch to report again", () => {
  const page = aPage();

  showBrokenPage(page, page.getElementById('atrium-stuck'), jest.fn());

  expect(page.getElementById('atrium-stuck')).toBeNull();
});

test('a page without that message still says what to do', () => {
  const page = document.implementation.createHTMLDocument();
  const reload = jest.fn();

  showBrokenPage(page, null, reload);

  expect(page.querySelector('[role=alert]')?.textContent).toContain('Please try again');
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});
