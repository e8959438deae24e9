import { buffer } from 'node:stream/consumers';
import type { PageDessineeView } from '@asso/contract/document/document.schemas';
import { apercuKind } from '@asso/domain/document/document.rules';
import { type Answer, notFound, refusal } from '../../platform/http/handlers.ts';
import { drawPage } from '../../platform/lecture/lecture.ts';
import type { PageDessinee, PapierLecture, RefusLecture } from '../../platform/lecture/papier-lu.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveFile } from '../../platform/storage/receive-file.ts';
import type { DocumentRow } from '../document.sql.ts';
import { findPage, keepPage } from './page-dessinee.sql.ts';

const refus = {
  'trop-lourd': 'document.page-lourde',
  illisible: 'document.page-illisible',
  ferme: 'document.page-fermee',
  occupe: 'document.page-attendue',
} as const satisfies Record<RefusLecture, string>;

/** How long a file that could not be drawn is not tried again, so that asking again and again costs nothing. */
const refusMs = 3_600_000;

/** `pour` is the account that asks for the page. */
type Asked = { page: number; pour: string };

/** Gives a page, drawn once; the caller has checked that the person may read the file. */
export async function readPage(
  platform: Platform,
  document: Pick<DocumentRow, 'id' | 'sha256' | 'mime'>,
  asked: Asked,
): Promise<Answer<PageDessineeView>> {
  const { page } = asked;
  if (apercuKind(document.mime) === null) return refusal({ code: 'document.page-autre-type' });
  const { db, storage, clock } = platform;
  const known = await findPage(db, { fichier: document.sha256, page });
  const kept = known?.contenu ? await storage.get(known.contenu) : null;
  if (kept) return written(await buffer(kept));
  const since = clock.now().getTime() - refusMs;
  if (known?.refus && known.le.getTime() > since)
    return refusal({ code: refus[known.refus as RefusLecture] });
  const drawn = await drawnOnce(platform, document, asked);
  if (!drawn.ok) return refusal({ code: refus[drawn.refus] });
  return drawn.value ? written(drawn.value) : notFound;
}

const written = (content: Buffer): Answer<PageDessineeView> => ({
  ok: true,
  value: JSON.parse(content.toString()) as PageDessineeView,
  written: content,
});

type Drawn = PapierLecture<Buffer | null>;
const present = new Map<string, Promise<Drawn>>();

/** Draws a page; two people who open the same page at once wait for the same drawing. */
function drawnOnce(
  platform: Platform,
  document: Pick<DocumentRow, 'id' | 'sha256'>,
  asked: Asked,
): Promise<Drawn> {
  const key = `${document.sha256} ${asked.page}`;
  const found = present.get(key);
  if (found) return found;
  const mine = draw(platform, document, asked).finally(() => present.delete(key));
  present.set(key, mine);
  return mine;
}

async function draw(
  platform: Platform,
  { id, sha256: fichier }: Pick<DocumentRow, 'id' | 'sha256'>,
  { page, pour }: Asked,
): Promise<Drawn> {
  const { db, storage, clock, log } = platform;
  const content = await storage.get(fichier);
  if (!content) throw new Error(`no bytes for the document ${id}`);
  const drawn = await drawPage(await buffer(content), page, { pour });
  const le = clock.now();
  if (!drawn.ok) {
    log.info({ document: id, page, refus: drawn.refus }, 'a page was not drawn');
    // A page that was refused only because too many were being drawn may be asked for again at once.
    if (drawn.refus !== 'occupe')
      await keepPage(db, { fichier, page, contenu: null, refus: drawn.refus, le });
    return drawn;
  }
  if (drawn.value === null) return { ok: true, value: null };
  const value = Buffer.from(JSON.stringify(viewOf(page, drawn.value)));
  const contenu = await store(platform, value);
  await keepPage(db, { fichier, page, contenu, refus: null, le });
  return { ok: true, value };
}

async function store({ storage, temporaryFolder }: Platform, bytes: Buffer): Promise<string> {
  const file = await receiveFile(bytes, { folder: temporaryFolder, maxBytes: bytes.length });
  if (!file.ok) throw new Error('a drawn page is longer than it was');
  try {
    await storage.put(file.value);
    return file.value.sha256;
  } finally {
    await file.value.dispose();
  }
}

/** How many words of a page can be selected at most: the image still shows the others. */
const motsMax = 4000;
const texteMax = 400;

function viewOf(page: number, { pages, jpeg, largeur, hauteur, lignes }: PageDessinee): PageDessineeView {
  let left = motsMax;
  return {
    page,
    pages,
    image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    largeur,
    hauteur,
    lignes: lignes.flatMap((ligne) => {
      const mots = ligne.slice(0, left);
      left -= mots.length;
      return mots.length === 0
        ? []
        : [mots.map(({ texte, place }) => ({ texte: texte.slice(0, texteMax), ...rounded(place) }))];
    }),
  };
}

const rounded = (place: PageDessinee['lignes'][number][number]['place']) => ({
  x: round(place.x),
  y: round(place.y),
  largeur: round(place.largeur),
  hauteur: round(place.hauteur),
});
/** Rounds to a ten-thousandth of the page, less than a pixel; what is no number becomes 0. */
const round = (part: number): number => (Number.isFinite(part) ? Math.round(part * 10_000) / 10_000 : 0);
