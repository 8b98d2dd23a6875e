import 'fake-indexeddb/auto';
import { customerDrafts, eraseDrafts } from './customer-drafts';
import { tabDrafts } from './tab-drafts';

const draft = { username: 'mei888', email: 'mei@example.test' };

describe('drafts of a visitor', () => {
  afterEach(() => sessionStorage.clear());

  it('are by merchant and form, and an empty one deletes the one before', async () => {
    const drafts = tabDrafts('aurora');
    await drafts.save('register.username', draft);
    expect(await drafts.read('register.username')).toEqual(draft);
    expect(await drafts.read('register.mobile')).toEqual({});
    expect(await tabDrafts('borealis').read('register.username')).toEqual({});
    await drafts.save('register.username', {});
    expect([sessionStorage.length, await drafts.read('register.username')]).toEqual([0, {}]);
  });

  it.each(['{', '{"username":7}', 'null'])('that read %s are none', async (kept) => {
    sessionStorage.setItem('atrium.aurora.draft.test', kept);
    expect(await tabDrafts('aurora').read('test')).toEqual({});
  });

  it('fail silently where the browser forbids storage', async () => {
    const drafts = tabDrafts('aurora', () => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect([await drafts.save('test', draft), await drafts.read('test')]).toEqual([undefined, {}]);
  });
});

describe('drafts of a customer', () => {
  const day = 86_400_000;

  it('are by merchant, customer and form, and an empty one deletes the one before', async () => {
    const drafts = customerDrafts('aurora', '7');
    await drafts.save('change', draft);
    expect(await drafts.read('change')).toEqual(draft);
    for (const other of [customerDrafts('aurora', '8'), customerDrafts('borealis', '7')])
      expect(await other.read('change')).toEqual({});
    expect(await drafts.read('other')).toEqual({});
    await drafts.save('change', {});
    expect(await drafts.read('change')).toEqual({});
  });

  it('last a day', async () => {
    const at = Date.UTC(2026, 0, 2);
    await customerDrafts('aurora', '9', () => at).save('change', draft);
    expect(await customerDrafts('aurora', '9', () => at + day - 1).read('change')).toEqual(draft);
    expect(await customerDrafts('aurora', '9', () => at + day).read('change')).toEqual({});
  });

  it('are erased together', async () => {
    const [one, other] = [customerDrafts('aurora', '10'), customerDrafts('borealis', '11')];
    await one.save('change', draft);
    await other.save('change', draft);
    await eraseDrafts();
    expect([await one.read('change'), await other.read('change')]).toEqual([{}, {}]);
  });

  it('are not waited for when the browser does not answer', async () => {
    const opening = jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    await expect(eraseDrafts(0)).resolves.toBeUndefined();
    opening.mockRestore();
  });

  it('fail silently where the browser has no IndexedDB', async () => {
    const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const drafts = customerDrafts('aurora', '7');
    expect([await drafts.save('change', draft), await drafts.read('change')]).toEqual([undefined, {}]);
    opening.mockRestore();
  });
});
