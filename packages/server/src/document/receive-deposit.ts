import { readFile } from 'node:fs/promises';
import { type DocumentDeclare, documentFields } from '@asso/domain/document/document.fields';
import {
  fichierProblems,
  isHeic,
  nomPropre,
  nomSelonContenu,
  type RegleFichier,
  readExtension,
  regleOrdinaire,
} from '@asso/domain/document/fichier.rules';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import type { MultipartPart } from '../platform/http/handlers.ts';
import { inputProblems } from '../platform/http/input-problems.ts';
import { jpegOfHeic, pictureAgain } from '../platform/lecture/lecture.ts';
import type { PapierLecture } from '../platform/lecture/papier-lu.ts';
import { withBytes, withoutPlace } from '../platform/storage/bare-photo.ts';
import { receiveFile } from '../platform/storage/receive-file.ts';
import { sniffFile } from '../platform/storage/sniff.ts';
import type { ReceivedFile } from '../platform/storage/storage.ts';
import { isClosed } from './closed-file.ts';

/** One file of a form, received in a temporary folder, whose name and content agree. */
export type Received = { file: ReceivedFile; nom: string; mime: string };
export type DepositedForm = Received & { declare: DocumentDeclare };

/** `pour` is the account that deposits. */
type Options = { folder: string; pour: string; regle?: RegleFichier };

/**
 * Reads a whole form: its single file and the facts declared about it, in any order. The caller disposes of the file.
 */
export async function receiveDeposit(
  parts: AsyncIterable<MultipartPart>,
  options: Options,
): Promise<Result<DepositedForm>> {
  const texts: Record<string, string> = {};
  let received: Result<Received> | undefined;
  const refuse = async (...found: [Problem, ...Problem[]]) => {
    if (received?.ok) await received.value.file.dispose();
    return refused(...found);
  };
  for await (const part of parts) {
    if (part.kind === 'text') texts[part.field] = part.value;
    else if (received) return refuse({ code: 'document.un-seul' });
    else received = await receiveOne(part, options);
    if (received && !received.ok) return received;
  }
  if (!received?.ok) return refused({ code: 'document.absent' });
  const declare = readDeclare(texts);
  if (!declare.ok) return refuse(...(declare.problems as [Problem, ...Problem[]]));
  return ok({ ...received.value, declare: declare.value });
}

async function receiveOne(
  part: Extract<MultipartPart, { kind: 'file' }>,
  { folder, pour, regle = regleOrdinaire }: Options,
): Promise<Result<Received>> {
  const given = nomPropre(part.filename);
  if (given === '') return refused({ code: 'document.absent' });
  const [early] = [part.filename, given].flatMap((one) => fichierProblems({ nom: one, taille: 1 }, regle));
  if (early) return refused(early);
  const written = await receiveFile(part.stream, { folder, maxBytes: regle.maxOctets });
  if (!written.ok) return refused({ code: regle.tropGros });
  const file = written.value;
  const refuse = async (problem: Problem) => {
    await file.dispose();
    return refused(problem);
  };
  const [problem] = fichierProblems({ nom: given, taille: file.size }, regle);
  if (problem) return refuse(problem);
  const extension = readExtension(given);
  const sniffed = await sniffFile(file.path, extension);
  const { type: mime } = sniffed;
  if (await isClosed(file.path, mime, pour)) return refuse({ code: 'document.mot-de-passe' });
  const nom = sniffed.agrees ? given : nomSelonContenu(given, sniffed.extension, regle);
  if (nom === null) return refuse({ code: 'document.contenu', params: { type: extension.toUpperCase() } });
  const { redessine } = regle;
  if (redessine) return await drawnAgain(file, { nom, pour, mime, redessine });
  if (isHeic(readExtension(nom))) return await asJpeg(file, { nom, pour });
  return ok({ file: await withoutPlace(file, mime), nom, mime });
}

/** Turns the photo of an iPhone (HEIC), which few programs open, into a JPEG. */
const asJpeg = async (
  file: ReceivedFile,
  { nom, pour }: Pick<ToDraw, 'nom' | 'pour'>,
): Promise<Result<Received>> =>
  withDrawing(file, nom, { mime: 'image/jpeg', drawing: await jpegOfHeic(await readFile(file.path), pour) });

type ToDraw = { nom: string; pour: string; mime: string; redessine: number };

/** Draws a picture again in a process of its own, so that what is kept is light and any program can open it. */
async function drawnAgain(
  file: ReceivedFile,
  { nom, pour, mime, redessine }: ToDraw,
): Promise<Result<Received>> {
  const bytes = await readFile(file.path);
  const jpeg = isHeic(readExtension(nom))
    ? await jpegOfHeic(bytes, pour)
    : { ok: true as const, value: bytes };
  const drawing = jpeg.ok ? await pictureAgain(jpeg.value, { pour, maxSide: redessine }) : jpeg;
  return withDrawing(file, nom, { mime: mime === 'image/png' ? mime : 'image/jpeg', drawing });
}

async function withDrawing(
  file: ReceivedFile,
  nom: string,
  { mime, drawing }: { mime: string; drawing: PapierLecture<Uint8Array> },
): Promise<Result<Received>> {
  if (!drawing.ok) {
    await file.dispose();
    return refused({ code: 'document.contenu', params: { type: readExtension(nom).toUpperCase() } });
  }
  return ok({ file: await withBytes(file, drawing.value), nom: nom.replace(/\.hei[cf]$/i, '.jpg'), mime });
}

/** Reads the declared facts from the texts of the form: the year becomes a number, and empty texts are left out. */
function readDeclare(texts: Readonly<Record<string, string>>): Result<DocumentDeclare> {
  const said = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => [name, name === 'annee_validite' && /^\d+$/.test(text) ? Number(text) : text]);
  const parsed = draftSchema(documentFields).safeParse(Object.fromEntries(said));
  const found = parsed.success
    ? problems(documentFields, parsed.data, { stage: 'saisie' })
    : inputProblems(parsed.error);
  const [first, ...others] = found;
  if (first) return refused(first, ...others);
  return ok(parsed.data ?? {});
}
