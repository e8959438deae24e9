import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { type SuiteArgent, suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { computeArgent } from '@asso/domain/paiement/paiement.rules';
import {
  isSuiteLate,
  paiementSuite,
  resteSuite,
  type SuitePaiement,
} from '@asso/domain/paiement/suite-paiement.rules';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierRow, InstructionRow } from '../dossier/dossier.sql.ts';
import { dossierRightsOn } from '../dossier/dossier-access.ts';
import { listMySieges } from '../dossier/liste/perimetre.ts';
import { nommeRow } from '../dossier/tell-dossier.ts';
import type { Db } from '../platform/db/database.ts';
import { findPinnedVersions } from '../subvention/dossier-subvention.sql.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { listDossierPaiements, listToPay, type PaiementRow } from './paiement.sql.ts';
import { readRib } from './situation.ts';

/** The most dossiers read at once: those granted first. */
const dossiersMax = 100;

/**
 * Lists the amounts granted to this person's associations and not paid yet, each with what comes next, the first
 * expected first; at most `dossiersMax` dossiers are read.
 */
export async function listUpcomingVersements(db: Db, actor: Actor, now: Date): Promise<VersementAVenir[]> {
  const dossiers = await listToPay(db, listMySieges(actor), dossiersMax);
  if (dossiers.length === 0) return [];
  const ids = dossiers.map(({ id }) => id);
  const [paiements, versions] = await Promise.all([
    listDossierPaiements(db, ids),
    findPinnedVersions(db, ids),
  ]);
  const found: VersementAVenir[] = [];
  for (const dossier of dossiers) {
    const version = versions.get(dossier.id);
    if (!version) continue;
    const campagne = await findContenu(db, version);
    const hasRib = (await readRib(db, dossier)) !== null;
    for (const instruction of dossier.instructions) {
      const own = paiements.filter(
        (one) =>
          one.id_dossier === dossier.id && one.id_service_instructeur === instruction.id_service_instructeur,
      );
      found.push(...linesOf({ actor, now, dossier, instruction, campagne, hasRib, paiements: own }));
    }
  }
  return found.toSorted(byDay);
}

type Of = {
  actor: Actor;
  now: Date;
  dossier: DossierRow;
  instruction: InstructionRow;
  campagne: Campagne;
  hasRib: boolean;
  paiements: readonly PaiementRow[];
};

/** Lists one line for each payment that waits, and one for the rest that nobody asked for. */
function linesOf({ actor, now, dossier, instruction, campagne, hasRib, paiements }: Of): VersementAVenir[] {
  const { etat, montant_accorde, accorde_le, nom_service, id_service_instructeur } = instruction;
  const argent = computeArgent(montant_accorde, paiements);
  const line = (
    suite: SuitePaiement,
    of: Pick<VersementAVenir, 'id' | 'montant' | 'etat'>,
    argentSuivi: SuiteArgent | null = null,
  ): VersementAVenir => ({
    id: of.id,
    montant: of.montant,
    etat: of.etat,
    id_fo: dossier.id_fo,
    id_siret: dossier.id_siret,
    titre: nomDossier(nommeRow(dossier)),
    association: dossier.nom_association,
    service: nom_service,
    suite: suiteView(suite, now, argentSuivi),
    rights: { consult: dossierRightsOn(actor, dossier).consult },
  });
  const waiting = paiements.flatMap((one) => {
    const suite = paiementSuite(one, campagne);
    return suite ? [line(suite, one)] : [];
  });
  const suite = resteSuite({
    etat,
    campagne,
    argent,
    paiements,
    hasRib,
    accorde_le: accorde_le ? new Date(accorde_le) : null,
  });
  if (!suite) return waiting;
  const id = `${dossier.id}-${id_service_instructeur}`;
  const argentSuivi = suiteArgent({ ...instruction, genre: dossier.genre });
  return [...waiting, line(suite, { id, montant: argent.reste, etat: null }, argentSuivi)];
}

export const suiteView = (
  suite: SuitePaiement,
  now: Date,
  argent: SuiteArgent | null = null,
): VersementAVenir['suite'] => ({
  acte: suite.acte,
  par: suite.par,
  attendu_le: suite.attendu_le?.toISOString() ?? null,
  en_retard: isSuiteLate(suite, now),
  argent,
});

/** Orders by expected day; a payment without a day yet comes last. */
const byDay = (a: VersementAVenir, b: VersementAVenir): number =>
  (a.suite.attendu_le ?? '9999').localeCompare(b.suite.attendu_le ?? '9999');
