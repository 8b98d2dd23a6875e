import type { Browser } from 'playwright';

export interface Picture {
  name: string;
  /** PNG. */
  content: Buffer;
}

/** Number of columns and their width in pixels, by the width of the screens. */
const grid = (width: number) =>
  width < 768 ? { columns: 8, each: 240 } : width === 768 ? { columns: 6, each: 320 } : wideGrid(width);

const wideGrid = (width: number) => (width === 1280 ? { columns: 3, each: 640 } : { columns: 4, each: 480 });

/** Draws pictures with captions into one WebP image, row by row. */
export async function contactSheet(
  browser: Browser,
  title: string,
  pictures: Picture[],
  width: number,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const data = await page.evaluate(draw, {
      title,
      ...grid(width),
      pictures: pictures.map(({ name, content }) => ({
        name,
        address: `data:image/png;base64,${content.toString('base64')}`,
      })),
    });
    return Buffer.from(data.split(',')[1] ?? '', 'base64');
  } finally {
    await page.close();
  }
}

interface Sheet {
  title: string;
  columns: number;
  each: number;
  pictures: { name: string; address: string }[];
}

/** Runs in the page. */
async function draw({ title, columns, each, pictures }: Sheet): Promise<string> {
  const [gap, head, line] = [16, 64, 28];
  const images = await Promise.all(
    pictures.map(async ({ address }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const first = images[0];
  if (!first) throw new Error('There is nothing to draw.');
  const tall = Math.round((each * first.height) / first.width);
  const canvas = document.createElement('canvas');
  canvas.width = gap + columns * (each + gap);
  canvas.height = head + Math.ceil(images.length / columns) * (tall + line + gap);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.fillStyle = '#e9e9ee';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#16161d';
  pen.font = '600 24px sans-serif';
  pen.fillText(title, gap, 40);
  pen.font = '15px sans-serif';
  pen.imageSmoothingQuality = 'high';
  images.forEach((image, index) => {
    const left = gap + (index % columns) * (each + gap);
    const top = head + Math.floor(index / columns) * (tall + line + gap);
    pen.drawImage(image, left, top, each, tall);
    pen.fillText(pictures[index]?.name ?? '', left, top + tall + 19);
  });
  return canvas.toDataURL('image/webp', 0.8);
}
