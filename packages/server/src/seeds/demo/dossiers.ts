import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { changesBetween } from '@asso/domain/kernel/changes';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import { markRelues } from '@asso/domain/subvention/projet-a-revoir.rules';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import { askComplements } from '../../dossier/completude/completude.ts';
import { decide } from '../../dossier/decision/decide.ts';
import { type DossierRow, findDossier } from '../../dossier/dossier.sql.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { saveTete } from '../../dossier/save-tete.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDossierSubvention } from '../../subvention/create-dossier.ts';
import { kindSubvention } from '../../subvention/dossier-subvention-kind.ts';
import type { ViewDeps } from '../../subvention/dossier-subvention-view.ts';
import { loadDossier } from '../../subvention/load-dossier.ts';
import { createProjet, saveProjet } from '../../subvention/projet/save-projet.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { demoPeriode } from './campagnes.ts';
import { seedCompteRendu } from './comptes-rendus.ts';
import { type DemoDemande, demoDemandes } from './demandes-de-demo.ts';
import { demoAssociations } from './identites.ts';
import { payAcompte } from './paiements.ts';

/** Begins, fills and moves each dossier through the portal's own code; existing ones are left alone. */
export async function seedDossiers(platform: Platform): Promise<void> {
  const agent = await actorOfEmail(platform, 'paul.girard@demo.example');
  for (const demande of demoDemandes) {
    const actor = await actorOfEmail(platform, demande.courriel);
    if (actor && agent) await seedDossier(platform, { demande, actor, agent });
  }
}

type People = { demande: DemoDemande; actor: Actor; agent: Actor };

async function seedDossier(platform: Platform, { demande, actor, agent }: People): Promise<void> {
  const { exercice } = demoPeriode(platform.clock.now());
  const key = await beginDossier(platform, { actor, code: 'FDVA', demande });
  if (key === null) return;
  await fillTete(platform, { actor, key, lieu: demande.lieu });
  if (demande.jusque === 'saisie') return;
  await fillProjet(platform, { actor, key, demande });
  const { version: ifMatch } = await readDemoDossier(platform, key);
  done(await demarcheCalls(platform, kindSubvention).send({ actor, cle: key, ifMatch }));
  await instruct(platform, { agent, key, demande });
  if (demande.compteRendu) await seedCompteRendu(platform, { actor, key, exercice });
  if (!demande.acompteVerse) return;
  const { id_service_instructeur: service } = await readDemoDossier(platform, key);
  await payAcompte(platform, { actor, agent, key, service });
}

type Beginning = {
  actor: Actor;
  code: string;
  demande: Pick<DemoDemande, 'association' | 'sous_dispositif'>;
};

/** Begins a dossier and returns its id; null when an earlier start of the server made it. */
export async function beginDossier(
  platform: Platform,
  { actor, code, demande }: Beginning,
): Promise<string | null> {
  const [etablissement] = demoAssociations[demande.association].etablissements;
  const { exercice } = demoPeriode(platform.clock.now());
  const created = await createDossierSubvention(platform, {
    actor,
    body: {
      description: {
        code_subvention: code,
        id_sous_type_dispositif: demande.sous_dispositif,
        exercice,
        renouvellement: 'premiere',
      },
      demandeur: { id_siret: etablissement?.id_siret },
    },
  });
  return created.ok ? created.value.id : null;
}

export async function fillTete(
  platform: Platform,
  { actor, key, lieu = 'Marseille' }: { actor: Actor; key: string; lieu?: string },
): Promise<void> {
  const row = await readDemoDossier(platform, key);
  const { complet, auChoix } = await loadDossier(platform.db, row, actor);
  const [person] = complet.representants;
  const [rib] = complet.ribs;
  const tete: DossierSubvention = {
    ...complet.tete,
    demandeur: {
      ...complet.tete.demandeur,
      id_representant_legal: person?.id,
      id_signataire: person?.id,
      id_responsable: person?.id,
      id_rib: rib?.id,
    },
    attestation: { aides_publiques: 'inferieur', lieu, certifie: true },
  };
  const changes = changesBetween(complet.tete, tete);
  done(await saveTete(platform, kindsOfDossiers, { actor, key, body: { changes }, ifMatch: row.version }));
  const report = auChoix.documents.find((one) => one.type === 'RAR');
  if (!report) return;
  const pieces = [{ code: 'RAR', uuid: report.id }];
  const { joinPieces } = demarcheCalls(platform, kindSubvention);
  done(await joinPieces({ actor, cle: key, droit: 'edit', pieces }));
}

type Contenu = Omit<DemoDemande, 'jusque'>;
type Filling = { actor: Actor; key: string; demande: Contenu };

export async function fillProjet(platform: Platform, { actor, key, demande }: Filling): Promise<void> {
  const deps = projetDeps(platform, actor);
  const projet = done(await createProjet(deps, { actor, key }));
  const changes = changesBetween(projet.corps, filled(projet.corps, demande));
  done(await saveProjet(deps, { actor, key, id: projet.id, changes }));
}

/** Gives what the portal's own code asks in order to save a project for this person. */
export function projetDeps(platform: Platform, actor: Actor) {
  const now = platform.clock.now();
  const view = (): ViewDeps => ({
    viewer: { actor, currentYear: currentExercice(now) },
    now,
    say: sayProblem,
  });
  return { platform, view };
}

/** Fills the project. Its budget is balanced: the amount asked for and the sales pay for the training days. */
function filled(corps: Projet, demande: Contenu): Projet {
  const [budget] = corps.budgets ?? [];
  const { intitule, objectifs, description, demandeEuros, ventesEuros, sessions } = demande;
  return {
    ...corps,
    ...markRelues(corps),
    description: {
      ...corps.description,
      intitule,
      objectifs,
      description,
      date_debut: `${budget?.annee}-03-01`,
      date_fin: `${budget?.annee}-11-30`,
    },
    beneficiaire: { id_statut: 'BEN', id_tranche_age: 'TOUS', id_genre: 'M', nombre: 12 },
    territoires: {
      territoires: [{ id: '13055', libelle: 'Marseille', type: 'commune', code: '13055' }],
      commentaire: 'Au siège de l’association et dans les communes voisines.',
    },
    moyens: {
      ...corps.moyens,
      commentaire: 'Quatre bénévoles, une salle prêtée par la ville, le matériel de l’association.',
    },
    evaluation: evaluated(corps.evaluation, sessions),
    financements: corps.financements?.map((line) => ({ ...line, montant_demande: demandeEuros })),
    budgets: corps.budgets?.map((line) => ({
      ...line,
      charges: { '60-1': demandeEuros + ventesEuros },
      produits: { '70': ventesEuros },
    })),
    customs: {
      public_forme: 'tous',
      repas_pris_en_charge: false,
      ...(demande.sous_dispositif !== 'FDB' && { nombre_sessions: sessions }),
    },
  };
}

type Evaluation = Projet['evaluation'];

/**
 * Fills the expected values of the training indicators: people (rank 1), sessions (rank 3), and the length of a session
 * when there are indicators.
 */
function evaluated(evaluation: Evaluation, sessions: number): Evaluation {
  const prevus: Record<number, [number, number]> = { 1: [10, 12], 3: [sessions, sessions] };
  const lines = evaluation?.indicateurs ?? [];
  return {
    ...evaluation,
    commentaire: 'Un questionnaire à la fin de chaque séance.',
    ...(lines.length > 0 && { duree_par_session: 1.5 }),
    indicateurs: lines.map((one) => {
      const [prevu_min, prevu_max] = prevus[Number(one.rang)] ?? [];
      return { ...one, prevu_min, prevu_max };
    }),
  };
}

type Instruction = { agent: Actor; key: string; demande: DemoDemande };

async function instruct(platform: Platform, { agent, key, demande }: Instruction): Promise<void> {
  if (demande.jusque === 'transmis') return;
  await moveDossier(platform, { agent, key, action: 'start' });
  if (demande.manque) await askFor(platform, { agent, key, manque: demande.manque });
  if (demande.jusque === 'renvoye') {
    await moveDossier(platform, { agent, key, action: 'sendBack', motif: demande.motif });
  }
  if (demande.jusque === 'accorde' || demande.jusque === 'paye') {
    const { projets } = await loadDossier(platform.db, await readDemoDossier(platform, key));
    const montants = projets.flatMap((one) =>
      one.financements.map(({ annee }) => ({
        id_projet: one.id,
        annee,
        montant_accorde: montantDemande(one.corps) * 0.8,
      })),
    );
    await moveDossier(platform, { agent, key, action: 'grant', montants });
  }
  if (demande.jusque === 'paye') await moveDossier(platform, { agent, key, action: 'markPaid' });
}

type Ask = { agent: Actor; key: string; manque: { code: string; phrase: string } };

/** Asks the association for what is missing, with three weeks to answer from the day when the demonstration is made. */
async function askFor(platform: Platform, { agent, key, manque }: Ask): Promise<void> {
  const row = await readDemoDossier(platform, key);
  const asked = {
    manques: [manque],
    avant_le: localDay(addJours(platform.clock.now(), 21)),
  };
  const service = row.id_service_instructeur;
  done(
    await askComplements(platform, kindsOfDossiers, {
      actor: agent,
      id: key,
      service,
      ifMatch: row.version,
      ...asked,
    }),
  );
}

type Move = Pick<Parameters<typeof decide>[2], 'action' | 'motif' | 'montants' | 'agrement'> & {
  agent: Actor;
  key: string;
  /** The service for which the dossier was begun when absent. */
  service?: string;
};

/** Makes a service move the dossier from its present state. */
export async function moveDossier(
  platform: Platform,
  { agent, key, service, ...decision }: Move,
): Promise<void> {
  const row = await readDemoDossier(platform, key);
  done(
    await decide(platform, kindsOfDossiers, {
      actor: agent,
      id: key,
      service: service ?? row.id_service_instructeur,
      ifMatch: row.version,
      ...decision,
    }),
  );
}

export async function readDemoDossier({ db }: Platform, key: string): Promise<DossierRow> {
  const row = await findDossier(db, key);
  if (!row) throw new Error('a dossier of the demonstration has gone');
  return row;
}
