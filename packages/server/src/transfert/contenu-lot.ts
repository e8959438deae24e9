import { etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { numeroNu } from '@asso/domain/identifiants/numero-etablissement';
import { etatsPaiementSubvention, nomsNatures } from '@asso/domain/paiement/paiement.words';
import { colonnesChorus } from '@asso/domain/transfert/chorus.rows';
import type { ColonneFichier, FormatFichier } from '@asso/domain/transfert/osiris.rows';
import { type FichierSirepa, fichiersSirepa } from '@asso/domain/transfert/sirepa.rows';
import type { Db } from '../platform/db/database.ts';
import { type SheetCell, type SheetRow, sheetBytes } from '../platform/sheet/sheet.ts';
import { octetsOsiris } from './export-osiris.ts';
import { fichierFormats } from './formats-de-fichier.ts';
import { type LotRow, readLignes } from './lot.sql.ts';
import { listReadableProgrammes } from './programme.sql.ts';
import { type LigneSirepa, type Periode, readDemandesSirepa, readPaiementsSirepa } from './sirepa.sql.ts';

/** Gives the bytes of a lot: a file for Chorus as it was frozen, those of the other systems with the data of today. */
export async function lotOctets(
  db: Db,
  { systeme, id, criteres }: LotRow,
  format: FormatFichier,
): Promise<AsyncGenerator<Uint8Array>> {
  if (systeme === 'chorus') return octetsChorus(db, id, format);
  const { fichier = 'siret', du = '', au = '', programme: code = '', exercice } = criteres;
  if (systeme === 'sirepa') return octetsSirepa(db, { fichier, periode: { du, au }, format });
  const [programme] = await listReadableProgrammes(db, { lecteur: null, code });
  if (!programme) throw new Error('a programme that has gone');
  return octetsOsiris(db, { programme, format, filtres: exercice ? { exercice: [exercice] } : {} });
}

function octetsChorus(db: Db, id: string, format: FormatFichier): AsyncGenerator<Uint8Array> {
  async function* rows() {
    yield await readLignes(db, id);
  }
  return sheetBytes(fichierFormats[format].open(Object.values(colonnesChorus), 'Chorus'), rows());
}

type Sirepa = { fichier: FichierSirepa; periode: Periode; format: FormatFichier };

export function octetsSirepa(db: Db, { fichier, periode, format }: Sirepa): AsyncGenerator<Uint8Array> {
  const { label, colonnes } = fichiersSirepa[fichier];
  const batches = fichier === 'siret' ? readDemandesSirepa(db, periode) : readPaiementsSirepa(db, periode);
  const sheet = fichierFormats[format].open(Object.values<ColonneFichier>(colonnes), label);
  return sheetBytes(sheet, rowsOf(batches, Object.keys(colonnes), mots[fichier]));
}

type Dire = Readonly<Record<string, (cell: SheetCell) => SheetCell>>;

async function* rowsOf(
  batches: AsyncIterable<readonly LigneSirepa[]>,
  noms: readonly string[],
  said: Dire,
): AsyncGenerator<SheetRow[]> {
  for await (const batch of batches) {
    yield batch.map((ligne) => noms.map((nom) => said[nom]?.(ligne[nom] ?? null) ?? ligne[nom] ?? null));
  }
}

const inWords =
  (words: Readonly<Record<string, string>>) =>
  (cell: SheetCell): SheetCell =>
    words[String(cell)] ?? cell;

/** How the columns that hold a code are written in words. */
const mots: Record<FichierSirepa, Dire> = {
  siret: { etat: inWords(etatsSiret) },
  paiements: {
    etat: inWords(etatsPaiementSubvention),
    nature: inWords(nomsNatures),
    siret: (cell) => (typeof cell === 'string' ? numeroNu(cell) : cell),
  },
};
