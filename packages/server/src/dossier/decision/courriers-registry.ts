import type { Actor } from '@asso/domain/compte/actor';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { slot } from '../../platform/registered.ts';
import type { DossierRow, InstructionRow } from '../dossier.sql.ts';
import type { AgrementAccorde } from '../dossier-kinds.ts';

export type Retouche = { version: string; texte?: string; corps?: TexteLettre };

export type DemandeCourriers = {
  dossier: DossierRow;
  instruction: InstructionRow;
  action: ActionService;
  actor: Actor;
  at: Date;
  motif?: string;
  montants?: readonly { id_projet: string; annee: number; montant_accorde: number }[];
  /** What the arrêté says, when an agrément is granted. */
  agrement?: Omit<AgrementAccorde, 'arrete'>;
  /** The ids of published versions of letter templates. */
  versions: readonly string[];
  /** Texts that replace those of the templates, for this dossier alone. */
  retouches?: readonly Retouche[];
};

/** Letters that are filled and not saved yet: `write` saves them in the same transaction and returns their ids. */
export type CourriersPrets = { nombre: number; write: () => Promise<string[]> };

type MakeCourriers = (trx: Tx, asked: DemandeCourriers) => Promise<Result<CourriersPrets>>;

/** The feature of letters fills this registry: a decision is taken here, and its letters leave with it. */
export const courriersRegistry = registry();

function registry() {
  const { fill, read } = slot<MakeCourriers>();
  return { fill, make: ((trx, asked) => (read() ?? withoutLetters)(trx, asked)) satisfies MakeCourriers };
}

const withoutLetters: MakeCourriers = async (_, { versions }) =>
  versions.length === 0
    ? { ok: true, value: { nombre: 0, write: async () => [] } }
    : refused({ code: 'kernel.requete-invalide', field: 'courriers' });
