import { contenus, type SorteContenu } from '@asso/domain/contenu/contenu.fields';
import type { Changes } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { problems } from '@asso/domain/kernel/walk-problems';
import { type Accepted, type Refused, refusal } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';

const hand = { rights: { edit: true }, writer: 'association' } as const;

type Given = { stored: object; version: number; changes: Changes };
type Ecrit = { contenu: object; rang: number; publie: boolean };
type Saved = Accepted<Ecrit> & { isChanged: boolean };

/** Applies the changes to a content; one that is incomplete is refused, since everybody reads it. */
export function savedContenu(sorte: SorteContenu, given: Given): Saved | Refused {
  const fields: Fields = contenus[sorte];
  const saved = saveFields({ fields, hand, ...given });
  if (!saved.ok) return saved;
  const contenu = saved.value;
  const [first, ...others] = problems(fields, contenu, { stage: 'saisie' });
  if (first) return refusal(first, ...others);
  const { rang, publie } = contenu as { rang?: number | null; publie?: boolean | null };
  const value = { contenu, rang: rang ?? 0, publie: publie ?? false };
  return { ok: true, value, isChanged: saved.isChanged };
}

/** Gives the name of a content in the journal, from the field that names it. */
export const nameContenu = (sorte: SorteContenu, contenu: object): string =>
  String(Reflect.get(contenu, { question: 'question', url: 'label', 'document-modele': 'nom' }[sorte]) ?? '');
