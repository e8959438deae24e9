import type { RapportSites } from '@asso/contract/agrement/haa/haa.schemas';
import { sayHaaProblem } from '@asso/contract/agrement/haa/say-haa-problem';
import { type LigneSite, parseSites } from '@asso/domain/agrement/haa/import-sites.rules';
import type { Connus } from '@asso/domain/agrement/haa/ligne-site.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { listChoices } from '@asso/domain/kernel/listes';
import { ok, type Problem, type Result } from '@asso/domain/kernel/result';
import { openAssociation } from '../../association/association-access.ts';
import { listLignes } from '../../association/collection/ligne.sql.ts';
import { listEtablissements } from '../../association/fiche/etablissement.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listesTimeZone, readListes } from '../../referentiel/listes.ts';
import { writeChange, writeNew } from './save-site.ts';
import { listSites } from './site.sql.ts';
import { toSite } from './site-view.ts';

type Asked = { actor: Actor; id_asso: string; texte: string; essai: boolean };
type Fait = RapportSites['lignes'][number];

/**
 * Reads the file in one transaction: valid lines are written, the others are reported; a trial (`essai`) writes
 * nothing.
 */
export const importSites = (
  { db, clock }: Platform,
  { actor, id_asso, texte, essai }: Asked,
): Promise<Result<RapportSites> | Refused> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'edit');
    if (!opened.ok) return opened;
    const idAssociation = opened.value.row.id;
    const lues = parseSites(texte, await connusOf(tx, idAssociation, clock.now()));
    if (!lues.ok) return lues;
    const lignes: Fait[] = [];
    for (const one of lues.value) {
      const written = essai ? one : await writeLigne(tx, one, { idAssociation, by: actor, at: clock.now() });
      lignes.push(faitOf(written));
    }
    return ok({ essai, bilan: bilanOf(lignes), lignes });
  });

type Ecriture = { idAssociation: string; by: Actor; at: Date };

/**
 * Writes one line. A problem that only the database finds (a site of the same name written meanwhile) is reported on
 * it.
 */
async function writeLigne(tx: Tx, ligne: LigneSite, where: Ecriture): Promise<LigneSite> {
  if (!ligne.lu?.ok) return ligne;
  const { value } = ligne.lu;
  const kept =
    value.kind === 'nouveau'
      ? await writeNew(tx, { ...where, site: value.site, adresse: value.adresse })
      : await writeChange(tx, { ...where, id: value.id, changes: value.site });
  return kept.ok ? ligne : { ...ligne, lu: { ok: false, problems: [...kept.problems] } };
}

async function connusOf(tx: Tx, idAssociation: string, now: Date): Promise<Connus> {
  const etablissements = await listEtablissements(tx, [idAssociation], null);
  const ouverts = etablissements.filter(({ actif }) => actif);
  const reseau = await listLignes(
    tx,
    { type: 'compositions', idAssociation },
    { sirets: null, depuis: null },
  );
  const sites = await listSites(tx, idAssociation);
  const listes = await readListes(tx, ['forme-distrib-alimentaire']);
  const day = localDay(now, listesTimeZone);
  return {
    activites: listChoices(siteFields.nature_activite, listes, { day, held: undefined }),
    sirets: ouverts.map(({ siret }) => siret),
    siege: (ouverts.find(({ est_siege }) => est_siege) ?? ouverts[0])?.siret ?? null,
    reseau,
    sites: sites.map((one) => ({ ...toSite(one), id: one.id })),
  };
}

function faitOf({ numero, nom, lieu, lu, note }: LigneSite): Fait {
  const named = { numero, nom, lieu, note };
  if (lu === null) return { ...named, resultat: 'existante', motif: null };
  if (lu.ok) return { ...named, resultat: lu.value.kind === 'change' ? 'modifiee' : 'ajoutee', motif: null };
  return { ...named, resultat: 'rejetee', motif: motifOf(lu.problems) };
}

const motifOf = (problems: readonly Problem[]): string =>
  problems.map((problem) => sayHaaProblem(problem).message).join(' ');

function bilanOf(lignes: readonly Fait[]) {
  const of = (resultat: Fait['resultat']) => lignes.filter((one) => one.resultat === resultat).length;
  return {
    lignes: lignes.length,
    ajoutee: of('ajoutee'),
    modifiee: of('modifiee'),
    existante: of('existante'),
    rejetee: of('rejetee'),
  };
}
