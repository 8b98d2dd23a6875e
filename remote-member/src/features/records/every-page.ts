/** The largest page that the calls of records allow. */
export const largestPage = 100;
/** Most pages of one file, so that a file has at most 5 000 rows. */
const mostPages = 50;

/** The rows of all pages, in their order; at most 5 000. */
export async function everyPage<Row>(
  read: (pageNo: number) => Promise<{ rows: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= Math.min(pages, mostPages); pageNo += 1) {
    const { rows, totalPages } = await read(pageNo);
    all.push(...rows);
    pages = totalPages;
  }
  return all;
}
