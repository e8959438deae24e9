import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { MotRead } from './papier-lu.ts';

/** The French data come with the program: nothing is fetched. */
const data = join(
  fileURLToPath(import.meta.resolve('@tesseract.js-data/fra/package.json')),
  '../4.0.0_best_int',
);

let worker: Promise<Worker> | null = null;

/** Gives the worker that recognises words, the same as long as the process lives. */
function theWorker(): Promise<Worker> {
  worker ??= createWorker('fra', OEM.LSTM_ONLY, { langPath: data, cacheMethod: 'none', gzip: true }).then(
    async (one) => {
      await one.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
      return one;
    },
  );
  return worker;
}

export async function recognise(image: Canvas): Promise<MotRead[]> {
  const { data } = await (await theWorker()).recognize(
    image.toBuffer('image/png'),
    {},
    { blocks: true, text: false },
  );
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({
          texte: text,
          confiance: confidence,
          place: {
            x: bbox.x0 / image.width,
            y: bbox.y0 / image.height,
            largeur: (bbox.x1 - bbox.x0) / image.width,
            hauteur: (bbox.y1 - bbox.y0) / image.height,
          },
        })),
      ),
    ),
  );
}
